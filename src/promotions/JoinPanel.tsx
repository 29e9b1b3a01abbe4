import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountIssue } from '../auth/errors';
import { isJustRegistered } from '../paths';
import type { Promotion } from '../model';
import { codeOf } from '../reporting';
import { Button } from '../ui/Button';
import { focus } from '../ui/focus';
import { FormError } from '../ui/FormError';
import { notify } from '../ui/notify';
import { Lead } from './ActionPanel';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { Note, OpenPanel } from './OpenPanel';
import { RulesLink } from './RulesLink';

const texts = messages.promotion;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Called if the promotion has changed on the server. */
  readAgain: () => void;
  onJoined: (outcome: 'joined' | 'already') => void;
  /** The button takes the focus of one that is gone. */
  focused: boolean;
}

/** The button with which a signed-in person takes part, and by it accepts the rules. */
export function JoinPanel({ uid, promotion, readAgain, onJoined, focused }: Props) {
  const justRegistered = isJustRegistered(useLocation().state);
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState('');
  const { regulamento } = promotion;

  const join = async () => {
    setBusy(true);
    setFormError('');
    try {
      const { db, participate } = await loadPromotions();
      onJoined(await participate(db, promotion, uid));
    } catch (error) {
      if (codeOf(error) === 'permission-denied') {
        notify('error', texts.refused);
        readAgain();
      } else {
        setFormError(accountIssue(error).message);
      }
    }
    setBusy(false);
  };

  return (
    <OpenPanel promotion={promotion}>
      <FormError text={formError} />
      {/* The error takes its place, or the bar would fill a small screen. */}
      {formError === '' && justRegistered && <Lead>{texts.justRegistered}</Lead>}
      {formError === '' && !justRegistered && !regulamento && <Note>{texts.oneTap}</Note>}
      {regulamento && (
        <Note>
          {texts.accept[0]}
          <RulesLink address={regulamento} text={texts.accept[1]} />
        </Note>
      )}
      <Button main busy={busy} ref={focused ? focus : null} onClick={() => void join()}>
        {busy ? texts.joining : texts.join}
      </Button>
    </OpenPanel>
  );
}
