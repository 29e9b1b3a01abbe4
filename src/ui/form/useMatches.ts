import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { withoutAccents } from '../../base/texts';
import type { FieldBinding } from './useForm';

/** The most options that the list shows: phones take long to render hundreds, and nobody reads them. */
const MAX_SHOWN = 50;

const { InputChange, InputClick } = useCombobox.stateChangeTypes;

interface Props extends Pick<FieldBinding, 'value' | 'onChange'> {
  options: readonly string[];
}

/** The options that match the text of a combobox's input, and Downshift's props for the combobox. */
export function useMatches(inputId: string, { options, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const matches = useMemo(() => optionsWith(options, text), [options, text]);
  const shown = matches.slice(0, MAX_SHOWN);

  const combobox = useCombobox({
    items: shown,
    inputId,
    initialInputValue: value,
    stateReducer: (_, { type, changes }) => {
      // A click on the input while the list is open only moves the text cursor; Downshift would close the
      // list.
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type !== InputChange) return changes;
      // Enter and Tab choose the highlighted option. While the person types, an option is highlighted only if
      // no other option matches, so that these keys do not choose the first of several.
      const onlyOne = optionsWith(options, changes.inputValue ?? '').length === 1;
      return { ...changes, highlightedIndex: onlyOne ? 0 : -1 };
    },
  });

  const { inputValue, setInputValue } = combobox;

  // `useCombobox` needs the matches as an argument, but the matches depend on the input's text, which
  // `useCombobox` returns. A copy of the text breaks this circle.
  if (inputValue !== text) setText(inputValue);

  const reportChoice = useEffectEvent((typed: string) => {
    const named = optionNamed(options, typed) ?? '';
    if (named !== value) onChange(named);
  });
  // Reports choices in an effect: Downshift's onInputValueChange would sometimes report a choice only at the
  // next key press, which is too late.
  useLayoutEffect(() => reportChoice(inputValue), [inputValue]);

  const adoptValue = useEffectEvent((given: string) => {
    if (given && given !== optionNamed(options, text)) setInputValue(given);
  });
  // Follows a value that another tab has changed.
  useEffect(() => adoptValue(value), [value]);

  return { matches, shown, combobox };
}

/**
 * The options that contain the text, ignoring accents, case and punctuation; those that begin with it come
 * first.
 */
export function optionsWith(options: readonly string[], text: string): string[] {
  const sought = fold(text);
  const beginning: string[] = [];
  const others: string[] = [];
  for (const option of options) {
    const at = fold(option).indexOf(sought);
    if (at === 0) beginning.push(option);
    else if (at > 0) others.push(option);
  }
  return [...beginning, ...others];
}

/** The option that equals the text, ignoring accents, case and punctuation. */
export function optionNamed(options: readonly string[], text: string): string | undefined {
  const sought = fold(text);
  return options.find((option) => fold(option) === sought);
}

function fold(text: string): string {
  return withoutAccents(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
