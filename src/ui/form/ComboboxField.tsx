import { useEffect, useRef } from 'react';
import { addStyleSheet } from '../addStyleSheet';
import { controlLook, errorLook, fieldLook, useFieldNotes, type FieldTexts } from './useFieldNotes';
import type { FieldBinding } from './useForm';
import { useMatches } from './useMatches';
import styleSheet from './combobox.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

interface Props extends FieldTexts, FieldBinding {
  options: readonly string[];
  autoComplete: string;
  /** Focuses the field when it appears. */
  takesFocus: boolean;
  texts: {
    list: string;
    placeholder: string;
    noMatch: string;
    matches: (count: number) => string;
    /** The text that says how many matches the list leaves out. */
    more: (count: number) => string;
  };
}

/**
 * A field for choosing one of many options, with a list of the options that match the typed text. Its value
 * stays empty until the text equals an option.
 */
export function ComboboxField(props: Props) {
  const { label, hint, error, name, value, texts, takesFocus, autoComplete, onBlur } = props;
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
    <div className={fieldLook}>
      <label {...getLabelProps()}>{label}</label>
      <div className="combobox">
        <input
          {...getInputProps({
            ...aria,
            'aria-invalid': (isOpen && matches.length === 0) || aria['aria-invalid'],
            name,
            autoComplete,
            placeholder: texts.placeholder,
            autoFocus: takesFocus,
            className: controlLook,
            autoCapitalize: 'words',
            spellCheck: false,
            // Shows the chosen option as it is spelled in the list, not as it was typed.
            onBlur: () => {
              if (value) setInputValue(value);
              onBlur?.();
            },
            'data-valid': props['data-valid'],
            onClick: ({ currentTarget }) => inputValue === value && currentTarget.select(),
          })}
        />
        <div ref={popup} className="combobox-popup" hidden={!isOpen}>
          <ul {...getMenuProps({ className: 'combobox-list', 'aria-label': texts.list })}>
            {isOpen &&
              shown.map((option, index) => (
                <li key={option} {...getItemProps({ item: option, index })}>
                  {option}
                </li>
              ))}
          </ul>
          {note && <p className={matches.length > 0 ? 'combobox-note' : errorLook}>{note}</p>}
        </div>
        <p role="status" className="visually-hidden">
          {isOpen && (note || texts.matches(matches.length))}
        </p>
      </div>
      {notes}
    </div>
  );
}
