import { useEffect, useId, useRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../ui/Button';
import { FieldLink } from '../ui/form/FieldLink';
import { errorBoxLook } from '../ui/form/FormError';
import { DeskForm, type DeskFormProps } from './DeskForm';
import { messages } from './messages';

const texts = messages.mistakes;

interface Props extends DeskFormProps {
  form: DeskFormProps['form'] & { errors: Record<string, string | undefined> };
  /** The fields' labels by name, in the order of the form. */
  labels: Record<string, string>;
  hasDraft: boolean;
  /** Discards the unsaved changes. */
  discard: () => void;
}

/**
 * A form with many fields: it lists all wrong fields at its top. Its button stays on the screen, and above
 * it, whether there are unsaved changes.
 */
export function LongForm({ form, labels, hasDraft, discard, children, ...props }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);
  const wrong = Object.keys(labels).filter((name) => form.errors[name]);
  useEffect(() => {
    if (!submitted.current || wrong.length === 0) return;
    submitted.current = false;
    // Focuses in a microtask, because `useForm` first moves the focus to the first wrong field.
    queueMicrotask(() => summary.current?.focus());
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    submitted.current = true;
    form.onSubmit(event);
  };
  return (
    <DeskForm
      {...props}
      form={{ ...form, onSubmit }}
      sticky
      note={
        <div className="desk-unsaved">
          <p role="status">{hasDraft && messages.unsaved.note}</p>
          {hasDraft && (
            <Button look="plain" onClick={discard}>
              {messages.unsaved.discard}
            </Button>
          )}
        </div>
      }
    >
      {wrong.length > 0 && <Mistakes ref={summary} wrong={wrong} labels={labels} />}
      {children}
    </DeskForm>
  );
}

interface MistakesProps extends Pick<Props, 'labels'> {
  ref: Ref<HTMLDivElement>;
  /** The names of the fields with an error. */
  wrong: string[];
}

function Mistakes({ ref, wrong, labels }: MistakesProps) {
  const id = useId();
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={errorBoxLook}>
      <b id={id}>{texts.heading(wrong.length)}</b>
      <ul className="desk-mistakes">
        {wrong.map((name) => (
          <li key={name}>
            <FieldLink name={name}>{labels[name]}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fields of a long form that belong together, below a heading. */
export function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="desk-group">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}
