import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { optionNamed, optionsWith } from './findText';
import type { FieldBinding } from './useForm';

/** The maximum of options in the list: phones take long to show hundreds, and nobody reads them. */
const MAX_SHOWN = 50;

const { InputChange, InputClick } = useCombobox.stateChangeTypes;

interface Props extends Pick<FieldBinding, 'value' | 'onChange'> {
  options: readonly string[];
}

/** The options that match the text in the input with this id, and Downshift's combobox of them. */
export function useMatches(inputId: string, { options, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const matches = useMemo(() => optionsWith(options, text), [options, text]);
  const shown = matches.slice(0, MAX_SHOWN);

  const combobox = useCombobox({
    items: shown,
    inputId,
    initialInputValue: value,
    stateReducer: (_, { type, changes }) => {
      // A click on the input of an open list moves the cursor, and does not close the list.
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type !== InputChange) return changes;
      // Enter and Tab choose what is highlighted. Where several options match, they must not choose the first
      // one.
      const onlyOne = optionsWith(options, changes.inputValue ?? '').length === 1;
      return { ...changes, highlightedIndex: onlyOne ? 0 : -1 };
    },
  });

  const { inputValue, setInputValue } = combobox;

  // Downshift needs the matches before it returns the text on which they depend, so a state of this hook has
  // the text, too.
  if (inputValue !== text) setText(inputValue);

  const reportChoice = useEffectEvent((typed: string) => {
    const named = optionNamed(options, typed) ?? '';
    if (named !== value) onChange(named);
  });
  // Not in Downshift's onInputValueChange, which may be called only after the next key has been pressed.
  useLayoutEffect(() => reportChoice(inputValue), [inputValue]);

  const adoptValue = useEffectEvent((given: string) => {
    if (given && given !== optionNamed(options, text)) setInputValue(given);
  });
  // Another tab may change the value.
  useEffect(() => adoptValue(value), [value]);

  return { matches, shown, combobox };
}
