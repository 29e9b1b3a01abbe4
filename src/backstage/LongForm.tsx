import { useEffect, useId, useRef, type FormEvent, type Ref } from 'react';
import { FieldLink } from '../ui/form/FieldLink';
import { DeskForm, type DeskFormProps } from './DeskForm';
import { partMessages } from './partMessages';

const texts = partMessages.mistakes;

interface Props extends DeskFormProps {
  form: DeskFormProps['form'] & { errors: Record<string, string | undefined> };
  /** The fields' labels by name, in the order of the form. */
  labels: Record<string, string>;
}

/** A form with many fields: it lists all wrong fields at its top, and its button stays on the screen. */
export function LongForm({ form, labels, children, ...props }: Props) {
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
    <DeskForm {...props} form={{ ...form, onSubmit }} sticky>
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
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className="desk-alert">
      <p id={id}>{texts.heading(wrong.length)}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <FieldLink name={name}>{labels[name]}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
