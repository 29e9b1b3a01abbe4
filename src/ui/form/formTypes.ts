/** The texts in a form's fields, by the fields' names. */
export type Values<Name extends string> = Record<Name, string>;

/** An error as a form shows it: beside a field, or for the form as a whole. */
export interface FormIssue {
  message: string;
  field?: string;
}
