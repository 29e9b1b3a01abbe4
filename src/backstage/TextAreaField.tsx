import type { ComponentProps } from 'react';
import { controlLook, fieldLook, useFieldNotes, type FieldTexts } from '../ui/form/useFieldNotes';
import type { FieldBinding } from '../ui/form/useForm';

type TextArea = FieldTexts &
  FieldBinding &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | keyof FieldBinding>;

/**
 * A field for a text of several lines. Not in Field.tsx, because visitors load that file and need no such
 * field.
 */
export function TextAreaField({ label, hint, error, onChange, ...textarea }: TextArea) {
  const { id, aria, notes } = useFieldNotes(hint, error);
  return (
    <div className={fieldLook}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...textarea}
        {...aria}
        id={id}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      />
      {notes}
    </div>
  );
}
