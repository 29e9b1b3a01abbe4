import { documents } from '../../../base/documentPaths';
import { isAllowedLink } from '../../../base/link';
import { notify } from '../../../ui/toast/notify';
import { DeskForm } from '../../DeskForm';
import { useTeam } from '../../TeamContext';
import type { RoomAddress } from '../liveDocuments';
import { AddressField } from './AddressField';
import { correctAddress } from './addressCommits';
import { addressMessages } from './addressMessages';
import { shortAddress } from './addressText';
import { useAddressForm } from './useAddressForm';

const texts = addressMessages.correction;

interface Props {
  room: RoomAddress;
  /** Called when the form begins or ceases to have unsaved text. */
  onTyped: (hasDraft: boolean) => void;
}

/** The form that corrects the address of a room, which may be open or over. */
export function CorrectionForm({ room: { name, link: saved }, onTyped }: Props) {
  const team = useTeam();
  const { form } = useAddressForm({
    path: documents.address(name),
    saved,
    save: async (typed) => {
      await team.run((db) => correctAddress(db, name, typed));
      notify('success', texts.done(shortAddress(typed.link)));
    },
    onTyped,
  });
  const hint = isAllowedLink(saved) ? texts.now(shortAddress(saved)) : addressMessages.bad;
  return (
    <DeskForm look="quiet" form={form} button={texts.button} busyButton={texts.busy}>
      <AddressField field={form.field('link')} label={texts.label} hint={hint} saved={saved} />
    </DeskForm>
  );
}
