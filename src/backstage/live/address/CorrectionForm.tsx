import type { ReactNode } from 'react';
import { isAllowedLink } from '../../../base/link';
import { notify } from '../../../ui/toast/notify';
import { useTeam } from '../../TeamContext';
import type { RoomAddress } from '../liveDocuments';
import { AddressEditor } from './AddressEditor';
import { correctAddress } from './addressCommits';
import { addressMessages } from './addressMessages';
import { shortAddress } from './addressText';
import { useAddressForm } from './useAddressForm';

const texts = addressMessages.correction;

interface Props {
  heading: ReactNode;
  room: RoomAddress;
  /** Whether the room is open. Then the correction fails if somebody has postponed or closed the room. */
  open?: boolean;
  /** Whether another room is open. */
  anotherOpen?: boolean;
  /** Called when the form begins or ceases to have unsaved text. */
  onTyped: (hasDraft: boolean) => void;
}

/** The form that corrects the address of a room, which may be open or over. */
export function CorrectionForm({ heading, room, open = false, anotherOpen, onTyped }: Props) {
  const { name, link: saved } = room;
  const team = useTeam();
  const editor = useAddressForm({
    name,
    saved,
    save: async (typed) => {
      await team.run((db) => correctAddress(db, name, typed, open));
      notify('success', (anotherOpen ? texts.doneBehind : texts.done)(shortAddress(typed.link)));
    },
    onTyped,
  });
  const hint = isAllowedLink(saved) ? texts.now(shortAddress(saved)) : addressMessages.bad;
  return (
    <AddressEditor
      editor={editor}
      heading={heading}
      label={texts.label}
      hint={hint}
      saved={saved}
      look="quiet"
      button={texts.button}
      busyButton={texts.busy}
    />
  );
}
