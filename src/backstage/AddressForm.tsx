import { useEffect } from 'react';
import { Card } from '../ui/Card';
import { Form } from '../ui/Form';
import { useForm } from '../ui/useForm';
import { AddressField, AddressSchema } from './AddressField';
import { addressMessages } from './addressMessages';
import { prepareAddress } from './liveCommits';
import type { NextAddress } from './liveDocuments';
import { formIssue } from './liveIssues';
import type { TeamSession } from './teamSession';

const { prepared: texts } = addressMessages;

interface Props {
  next: NextAddress | null;
  team: TeamSession;
  /** Told whether something has been typed that is not saved. */
  onTyped: (unsaved: boolean) => void;
}

/** Keeps the address of the call, to which the next room leads. */
export function AddressForm({ next, team, onTyped }: Props) {
  const saved = next?.link ?? '';
  const form = useForm(
    AddressSchema,
    { link: saved },
    ({ link }) => team.write((db) => prepareAddress(db, link)),
    formIssue,
  );
  const unsaved = form.values.link.trim() !== saved;
  useEffect(() => {
    onTyped(unsaved);
    return () => onTyped(false);
  }, [onTyped, unsaved]);
  return (
    <Card aria-labelledby="endereco">
      <h2 id="endereco">{texts.heading}</h2>
      <Form quiet={!unsaved} form={form} button={texts.button} busyButton={texts.busy}>
        <AddressField field={form.field('link')} label={texts.label} hint={hintOf(next)} saved={saved} />
      </Form>
    </Card>
  );
}

function hintOf(next: NextAddress | null): string {
  if (!next) return texts.hint;
  return next.reused ? texts.reused : texts.saved(new URL(next.link).host);
}
