import { LabelledControl, type FieldProps } from '../ui/form/Field';

/**
 * A field for a text of several lines. Not in Field.tsx, because visitors load that file and need no such
 * field.
 */
export function TextAreaField(props: FieldProps<'textarea'>) {
  return <LabelledControl as="textarea" {...props} />;
}
