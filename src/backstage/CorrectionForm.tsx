import { isAllowedLink } from '../link';
import { Card } from '../ui/Card';
import { Form } from '../ui/Form';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import { AddressField, AddressSchema } from './AddressField';
import { addressMessages } from './addressMessages';
import { correctAddress } from './liveCommits';
import type { RoomAddress } from './liveDocuments';
import { formIssue } from './liveIssues';
import type { TeamSession } from './teamSession';

const { correction: texts, prepared } = addressMessages;

interface Props {
  room: RoomAddress;
  team: TeamSession;
}

/** Corrects where the winners of a room get, while it is open and after that. */
export function CorrectionForm({ room, team }: Props) {
  const form = useForm(
    AddressSchema,
    { link: room.link },
    async ({ link }) => {
      await team.write((db) => correctAddress(db, room, link));
      notify('success', texts.done(new URL(link).host));
    },
    formIssue,
  );
  const hint = isAllowedLink(room.link) ? texts.now(new URL(room.link).host) : prepared.bad;
  return (
    <Card aria-labelledby="endereco-da-sala">
      <h2 id="endereco-da-sala">{texts.heading}</h2>
      <Form quiet form={form} button={texts.button} busyButton={texts.busy}>
        <AddressField field={form.field('link')} label={texts.label} hint={hint} saved={room.link} />
      </Form>
    </Card>
  );
}
