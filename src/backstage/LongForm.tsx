import { useId, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { afterFocusingPage } from '../ui/focus';
import { FieldLinks } from '../ui/form/FieldLinks';
import { errorBoxLook } from '../ui/form/FormError';
import { DeskForm, type DeskFormProps } from './DeskForm';
import { PreviewLink } from './Preview';
import { messages } from './messages';

const texts = messages.mistakes;

interface Props extends Omit<DeskFormProps, 'form' | 'look'> {
  /** The result of `useDocumentForm`. */
  editor: {
    form: DeskFormProps['form'] & { errors: Record<string, string | undefined> };
    hasDraft: boolean;
    wouldChange: boolean;
    discard: () => void;
  };
  /** The fields' labels by name, in the order of the form. */
  labels: Record<string, string>;
}

/**
 * A form with many fields, beside or above its preview: it lists all wrong fields at its top, where the
 * button leads as long as there are any. The button stays on the screen, quiet while there is nothing to
 * save, with the way to the preview, and above it, whether there are unsaved changes.
 */
export function LongForm({ editor, labels, children, ...props }: Props) {
  const { form, hasDraft, wouldChange, discard } = editor;
  const wrong = Object.keys(labels).filter((name) => form.errors[name]);
  const unchanged = !hasDraft && !wouldChange;
  return (
    <DeskForm
      {...props}
      form={form}
      look={unchanged ? 'quiet' : undefined}
      note={
        <>
          <div className="desk-wrap desk-unsaved">
            <p role="status">{wrong.length === 0 && hasDraft && messages.unsaved.note}</p>
            {hasDraft && !form.busy && <DiscardButton onDiscard={discard} />}
          </div>
          {unchanged && <p className="desk-note desk-unchanged">{messages.unsaved.none}</p>}
          <PreviewLink />
        </>
      }
    >
      {wrong.length > 0 && <Mistakes wrong={wrong} labels={labels} />}
      {children}
    </DeskForm>
  );
}

/** Asks once more, because the button that saves is just below, and what was typed does not come back. */
function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        look="plain"
        onBlur={() => setAsked(false)}
        onClick={asked ? afterFocusingPage(onDiscard) : () => setAsked(true)}
      >
        {asked ? messages.unsaved.discardSurely : messages.unsaved.discard}
      </Button>
      {/* Screen readers on phones do not read the new name of a button that has the focus already. */}
      <span role="status" className="visually-hidden">
        {asked && messages.unsaved.discardSurely}
      </span>
    </>
  );
}

interface MistakesProps extends Pick<Props, 'labels'> {
  /** The names of the fields with an error. */
  wrong: string[];
}

function Mistakes({ wrong, labels }: MistakesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} tabIndex={-1} data-mistakes className={errorBoxLook}>
      <b id={id}>{texts.heading(wrong.length)}</b>
      <FieldLinks names={wrong} labels={labels} />
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
