import { documents } from '../../base/documentPaths';
import { isAllowedLink } from '../../base/link';
import { Card } from '../../ui/Card';
import { notify } from '../../ui/notify';
import { DeskForm } from '../DeskForm';
import { useTeam } from '../TeamContext';
import { AddressField } from './AddressField';
import { addressMessages } from './addressMessages';
import { correctAddress } from './addressCommits';
import { shortAddress } from './addressText';
import type { RoomAddress } from './liveDocuments';
import { useAddressForm } from './useAddressForm';

const texts = addressMessages.correction;

/** The form that corrects the address of a room, while it is open and after that. */
export function CorrectionForm({ room: { name, link: saved } }: { room: RoomAddress }) {
  const team = useTeam();
  const { form } = useAddressForm(documents.address(name), saved, async (typed) => {
    await team.write((db) => correctAddress(db, name, typed));
    notify('success', texts.done(shortAddress(typed.link)));
  });
  const hint = isAllowedLink(saved) ? texts.now(shortAddress(saved)) : addressMessages.bad;
  return (
    <Card aria-labelledby="endereco-da-sala">
      <h2 id="endereco-da-sala">{texts.heading}</h2>
      <DeskForm quiet form={form} button={texts.button} busyButton={texts.busy}>
        <AddressField field={form.field('link')} label={texts.label} hint={hint} saved={saved} />
      </DeskForm>
    </Card>
  );
}
