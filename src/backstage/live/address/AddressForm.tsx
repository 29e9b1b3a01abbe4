import { useSyncExternalStore } from 'react';
import { warningLook } from '../../../ui/form/useFieldNotes';
import { notify } from '../../../ui/toast/notify';
import { useTeam } from '../../TeamContext';
import type { NextAddress } from '../liveDocuments';
import { NEXT_ADDRESS } from '../roomName';
import { AddressEditor } from './AddressEditor';
import { prepareAddress } from './addressCommits';
import { addressMessages } from './addressMessages';
import { shortAddress } from './addressText';
import { useAddressForm } from './useAddressForm';

const texts = addressMessages.prepared;

interface Props {
  next: NextAddress | null;
  /**
   * Whether the page shows a room, open or closed. If it does, the typed address is for the room after that
   * one, and the form disappears when the address has been saved. If not, it is for the next release.
   */
  later: boolean;
  /** Called when the form begins or ceases to have unsaved text. */
  onTyped: (hasDraft: boolean) => void;
  onSaved: () => void;
}

/**
 * The form for the address to which winners of the next room are led. It stands in the panel of the buttons
 * that open the room.
 */
export function AddressForm({ next, later, onTyped, onSaved }: Props) {
  const team = useTeam();
  const { loginDue } = useSyncExternalStore(team.subscribe, team.getState);
  const saved = next?.link ?? '';
  const editor = useAddressForm({
    name: NEXT_ADDRESS,
    saved,
    save: async (typed) => {
      await team.run((db) => prepareAddress(db, typed, next));
      onSaved();
      if (later) notify('success', texts.saved(shortAddress(typed.link)));
    },
    onTyped,
  });
  return (
    <section aria-labelledby="endereco" className="desk-panel-part" data-next-address>
      <AddressEditor
        editor={editor}
        heading={
          // Before the first address, the sentence above the box and the field's label say it.
          <h3 id="endereco" className={next || later ? undefined : 'visually-hidden'}>
            {later ? texts.laterHeading : texts.heading}
          </h3>
        }
        label={texts.label}
        hint={next ? texts.saved(shortAddress(next.link)) : texts.hint}
        saved={saved}
        // Without the password, nothing can be saved.
        look={loginDue === 'now' || (next && !editor.hasDraft) ? 'quiet' : undefined}
        button={texts.button}
        busyButton={texts.busy}
      />
      {next?.by && !editor.editing && <p className="desk-note">{texts.by(next.by)}</p>}
      {next?.reused && <p className={warningLook}>{texts.reused}</p>}
    </section>
  );
}
