import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './ComboboxField.module.css';
import fieldStyles from './Field.module.css';
import { optionNamed, optionsWith } from './findText';
import { useFieldNotes, type FieldTexts } from './useFieldNotes';
import type { FieldBinding } from './useForm';

/** The maximum of options in the list: phones take long to show hundreds, and nobody reads them. */
const MAX_SHOWN = 50;

const { InputChange, InputClick } = useCombobox.stateChangeTypes;

interface Props extends FieldTexts, FieldBinding {
  options: readonly string[];
  autoComplete: string;
  /** Focuses the input when it mounts. */
  takesFocus: boolean;
  texts: {
    list: string;
    placeholder: string;
    noMatch: string;
    matches: (count: number) => string;
    /** Says how many matches are not shown. */
    more: (count: number) => string;
  };
}

/** A field for one of many options. It lists those that match the typed text; the value is empty until the text equals one. */
export function ComboboxField(props: Props) {
  const { label, hint, error, name, value, texts, takesFocus, autoComplete } = props;
  const { id, aria, notes } = useFieldNotes(hint, error);
  const { matches, shown, combobox } = useMatches(id, props);
  const { isOpen, inputValue, setInputValue, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    combobox;
  const note =
    matches.length > shown.length
      ? texts.more(matches.length - shown.length)
      : matches.length === 0 && texts.noMatch;

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className={fieldStyles.field}>
      <label {...getLabelProps()}>{label}</label>
      <div className={styles.box}>
        <input
          {...getInputProps({
            ...aria,
            name,
            autoComplete,
            placeholder: texts.placeholder,
            autoFocus: takesFocus,
            className: fieldStyles.control,
            autoCapitalize: 'words',
            spellCheck: false,
            // Shows the chosen option as the list spells it.
            onBlur: () => value && setInputValue(value),
            onClick: ({ currentTarget }) => inputValue === value && currentTarget.select(),
          })}
        />
        <div ref={popup} className={styles.popup} hidden={!isOpen}>
          <ul {...getMenuProps({ className: styles.list, 'aria-label': texts.list })}>
            {isOpen &&
              shown.map((option, index) => (
                <li key={option} {...getItemProps({ item: option, index })}>
                  {option}
                </li>
              ))}
          </ul>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <p role="status" className="visually-hidden">
          {isOpen && (note || texts.matches(matches.length))}
        </p>
      </div>
      {notes}
    </div>
  );
}

/** The options that match the text in the input with this id, and Downshift's combobox of them. */
function useMatches(inputId: string, { options, value, onChange }: Props) {
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
      // Enter and Tab choose what is highlighted. Where several options match, they must not choose the first one.
      const onlyOne = optionsWith(options, changes.inputValue ?? '').length === 1;
      return { ...changes, highlightedIndex: onlyOne ? 0 : -1 };
    },
  });

  const { inputValue, setInputValue } = combobox;

  // Downshift takes the matches before it returns the text that they depend on, so the text is a state, too.
  if (inputValue !== text) setText(inputValue);

  const take = useEffectEvent((typed: string) => {
    const named = optionNamed(options, typed) ?? '';
    if (named !== value) onChange(named);
  });
  // Not in onInputValueChange, which Downshift calls so late that the next key may come first.
  useLayoutEffect(() => take(inputValue), [inputValue]);

  const show = useEffectEvent((given: string) => {
    if (given && given !== optionNamed(options, text)) setInputValue(given);
  });
  // Another tab may change the value.
  useEffect(() => show(value), [value]);

  return { matches, shown, combobox };
}
