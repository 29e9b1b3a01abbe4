import { useState, type ComponentProps, type ElementType } from 'react';
import { fieldMessages } from './fieldMessages';
import { controlLook, fieldLook, useFieldNotes, type FieldTexts } from './useFieldNotes';
import type { FieldBinding } from './useForm';
import styles from './Field.module.css';

export type FieldProps<Control extends 'input' | 'select' | 'textarea'> = FieldTexts &
  FieldBinding &
  Omit<ComponentProps<Control>, keyof FieldTexts | keyof FieldBinding>;

interface ControlProps extends FieldTexts, FieldBinding {
  as: ElementType;
}

/** A form control with its label, hint and error. All other props are those of the element `as`. */
export function LabelledControl({ as: Control, label, hint, error, onChange, ...props }: ControlProps) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...props}
        {...aria}
        id={id}
        className={controlLook}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      {notes}
    </div>
  );
}

export function TextField(props: FieldProps<'input'>) {
  return <LabelledControl as="input" {...props} />;
}

/** A select whose options are its `children`. */
export function SelectField(props: FieldProps<'select'>) {
  return <LabelledControl as="select" {...props} />;
}

/** A password input with a button that shows the password. */
export function PasswordField(props: FieldProps<'input'>) {
  return <LabelledControl as={PasswordInput} {...props} />;
}

function PasswordInput({ className, ...input }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={`${className} ${styles.password}`}>
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={shown ? fieldMessages.hidePassword : fieldMessages.showPassword}
        aria-controls={input.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? fieldMessages.hide : fieldMessages.show}
      </button>
    </div>
  );
}

/** The value of a ticked checkbox. */
export const TICKED = 'sim';

/** The class name of the element around a checkbox. */
export const checkboxLook = styles.checkbox;

/** A checkbox whose value is TICKED or empty. */
export function CheckboxField({ label, hint, error, value, name, onChange }: FieldTexts & FieldBinding) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <div className={checkboxLook}>
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
