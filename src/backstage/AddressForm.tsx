import { useEffect } from 'react';
import * as v from 'valibot';
import { isAllowedLink } from '../link';
import { Card } from '../ui/Card';
import { TextField } from '../ui/Field';
import { Form } from '../ui/Form';
import { useForm } from '../ui/useForm';
import { prepareAddress } from './liveCommits';
import type { NextAddress } from './liveDocuments';
import { formIssue } from './liveIssues';
import { messages } from './messages';
import type { TeamSession } from './teamSession';

const { address: texts } = messages;

const Address = v.object({
  link: v.pipe(
    v.string(),
    v.trim(),
    v.check((link) => isAllowedLink(link), texts.bad),
  ),
});

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
    Address,
    { link: saved },
    // As browsers open it: without spaces around it, and with the host in lower case.
    ({ link }) => team.write((db) => prepareAddress(db, new URL(link).href)),
    formIssue,
  );
  const typed = form.values.link.trim();
  const unsaved = typed !== saved;
  useEffect(() => {
    onTyped(unsaved);
    return () => onTyped(false);
  }, [onTyped, unsaved]);
  return (
    <Card aria-labelledby="endereco">
      <h2 id="endereco">{texts.heading}</h2>
      <Form quiet={!unsaved} form={form} button={texts.button} busyButton={texts.busy}>
        <TextField
          {...form.field('link')}
          label={texts.label}
          hint={hintOf(typed, next)}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </Card>
  );
}

/** What the address is worth, while it is being typed. */
function hintOf(typed: string, next: NextAddress | null): string {
  if (typed === '') return texts.hint;
  if (!isAllowedLink(typed)) return texts.bad;
  const { host } = new URL(typed);
  if (typed !== next?.link) return texts.good(host);
  return next.reused ? texts.reused : texts.saved(host);
}
