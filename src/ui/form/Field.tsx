import { useState, type ComponentProps } from 'react';
import { fieldMessages } from './fieldMessages';
import { controlLook, fieldLook, useFieldNotes, type FieldTexts } from './useFieldNotes';
import type { FieldBinding } from './useForm';
import styles from './Field.module.css';

type Input = FieldTexts & FieldBinding & Omit<ComponentProps<'input'>, keyof FieldTexts | keyof FieldBinding>;

/** An input with its label, hint and error. */
export function TextField({ label, hint, error, onChange, ...input }: Input) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        {...aria}
        id={id}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      />
      {notes}
    </div>
  );
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, hint, error, onChange, ...input }: Input) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  const [shown, setShown] = useState(false);
  return (
    <div className={fieldLook}>
      <label htmlFor={id}>{label}</label>
      <div className={`${controlLook} ${styles.password}`}>
        <input
          {...input}
          {...aria}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? fieldMessages.hidePassword : fieldMessages.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? fieldMessages.hide : fieldMessages.show}
        </button>
      </div>
      {notes}
    </div>
  );
}

type Select = FieldTexts &
  FieldBinding &
  Omit<ComponentProps<'select'>, keyof FieldTexts | keyof FieldBinding>;

/** A select whose options are its `children`. */
export function SelectField({ label, hint, error, onChange, children, ...select }: Select) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        {...aria}
        id={id}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      {notes}
    </div>
  );
}

/** The value of a ticked checkbox. */
export const TICKED = 'sim';

/** A checkbox whose value is TICKED or empty. */
export function CheckboxField({ label, hint, error, value, name, onChange }: FieldTexts & FieldBinding) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <div className={styles.checkbox}>
        <input
          {...aria}
          id={id}
          name={name}
          type="checkbox"
          value={TICKED}
          checked={value === TICKED}
          onChange={(event) => onChange(event.target.checked ? TICKED : '')}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {notes}
    </div>
  );
}
