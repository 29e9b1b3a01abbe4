import { useLocation } from 'react-router-dom';
import { accountIssue } from '../auth/errors';
import { isJustRegistered, isNotJoined } from '../paths';
import type { Promotion } from '../model';
import { codeOf } from '../reporting';
import { Button } from '../ui/Button';
import { focus } from '../ui/focus';
import { FormError } from '../ui/FormError';
import { notify } from '../ui/notify';
import { useAction } from '../ui/useAction';
import { Lead } from './ActionPanel';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { Note, OpenPanel } from './OpenPanel';
import { RulesAccepted } from './RulesLink';

const texts = messages.promotion;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Called if the promotion has changed on the server. */
  readAgain: () => void;
  onJoined: (outcome: 'joined' | 'already') => void;
  /** Focuses the button when it appears, because the element that had the focus has been removed. */
  focused: boolean;
}

/** The button with which a signed-in person takes part and accepts the promotion's rules. */
export function JoinPanel({ uid, promotion, readAgain, onJoined, focused }: Props) {
  const { state } = useLocation();
  const lead = isNotJoined(state) ? texts.notJoined : isJustRegistered(state) && texts.justRegistered;
  const { regulamento } = promotion;
  const { busy, error, run } = useAction(async () => {
    const { db, participate } = await loadPromotions();
    try {
      onJoined(await participate(db, promotion, uid));
    } catch (thrown) {
      if (codeOf(thrown) !== 'permission-denied') throw thrown;
      notify('error', texts.refused);
      readAgain();
    }
  }, accountIssue);

  return (
    <OpenPanel promotion={promotion}>
      <FormError text={error} />
      {/* Hidden while there is an error: with both texts, the bar would fill a small screen. */}
      {error === '' && lead && <Lead>{lead}</Lead>}
      {error === '' && !lead && !regulamento && <Note>{texts.oneTap}</Note>}
      {regulamento && (
        <Note>
          <RulesAccepted address={regulamento} />
        </Note>
      )}
      <Button main busy={busy} ref={focused ? focus : null} onClick={run}>
        {busy ? texts.joining : texts.join}
      </Button>
    </OpenPanel>
  );
}
