import { useState } from 'react';
import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { showIn } from '../../model';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { Button } from '../../ui/Button';
import { focus, focusAndShow, focusPage } from '../../ui/focus';
import { FormError } from '../../ui/form/FormError';
import { notify } from '../../ui/toast/notify';
import { useAction } from '../../ui/useAction';
import { useTeam } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { writeErrorText } from '../partIssues';
import { OthersChangeError, saveFields } from '../savedFields';
import { endedFields } from './showFields';
import { showMessages } from './showMessages';

const errors = showMessages.endErrors;

interface Props {
  /** The show's settings as they are stored. */
  stored: Fields;
  onStored: (fields: Fields) => void;
  /** The time when the settings were read. */
  now: Date;
  /** Why the show cannot be ended now, said once somebody tries to; empty if it can. */
  obstacle: string;
  /** Whether the question is shown. */
  asked: boolean;
  onAsked: (asked: boolean) => void;
}

/**
 * A button that ends a show that has not begun or is on. It first replaces itself with a question, which
 * stays until it is answered, also if somebody else changes the times meanwhile.
 */
export function CancelShow({ obstacle, asked, onAsked, ...props }: Props) {
  const [kept, setKept] = useState(false);
  const { times } = showIn(props.stored);
  const now = useApproximateTime(true) ?? props.now;
  const texts = times && times.begin <= now ? showMessages.end : showMessages.cancel;
  const answer = (keep: boolean) => {
    setKept(keep);
    onAsked(false);
  };
  if (asked)
    return (
      <Question {...{ ...props, now, texts }} onEnded={() => answer(false)} onKeep={() => answer(true)} />
    );
  if (!times || times.end <= now) return null;
  return (
    <WriteButton
      look="plain"
      danger
      ref={kept ? focus : null}
      onClick={() => (obstacle ? notify('error', obstacle) : onAsked(true))}
    >
      {texts.button}
    </WriteButton>
  );
}

interface QuestionProps extends Omit<Props, 'obstacle' | 'asked' | 'onAsked'> {
  texts: typeof showMessages.cancel | typeof showMessages.end;
  onEnded: () => void;
  onKeep: () => void;
}

function Question({ stored, onStored, now, texts, onEnded, onKeep }: QuestionProps) {
  const team = useTeam();
  const { times } = showIn(stored);
  const question = texts.question(times?.begin);
  const { busy, error, run } = useAction(
    async () => {
      const change = { seen: stored, wanted: endedFields(times, now) };
      const written = await team.run((db) => saveFields(db, documents.settings, change));
      // The question disappears with the button that has the focus.
      focusPage();
      onStored(written);
      onEnded();
      notify('success', texts.done);
    },
    (thrown) => {
      if (!(thrown instanceof OthersChangeError))
        return { message: writeErrorText(thrown, errors.unanswered, errors.refused) };
      onStored(thrown.stored);
      return { message: errors.others };
    },
  );
  return (
    <div className="desk-question" role="group" aria-label={question} tabIndex={-1} ref={focusAndShow}>
      <h3>{question}</h3>
      <p>{texts.text}</p>
      <FormError text={error} />
      <div className="desk-wrap">
        <Button disabled={busy} onClick={onKeep}>
          {texts.keep}
        </Button>
        <WriteButton look="quiet" danger busy={busy} busyText={texts.busy} onClick={run}>
          {texts.confirm}
        </WriteButton>
      </div>
    </div>
  );
}
