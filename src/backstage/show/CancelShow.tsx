import { useState } from 'react';
import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { showIn, type ShowTimes } from '../../model';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { Button } from '../../ui/Button';
import { focus, focusAndShow, focusPage } from '../../ui/focus';
import { FormError } from '../../ui/form/FormError';
import { notify } from '../../ui/toast/notify';
import { useAction } from '../../ui/useAction';
import { useTeam } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { partIssue } from '../partIssues';
import { OthersChangeError, saveFields } from '../savedFields';
import { endedFields } from './showFields';
import { showMessages } from './showMessages';

interface Props {
  /** The show's settings as they are stored. */
  stored: Fields;
  onStored: (fields: Fields) => void;
  /** The time when the settings were read. */
  now: Date;
}

/** A button that ends a show that has not begun or is on. It first replaces itself with a question. */
export function CancelShow(props: Props) {
  const [step, setStep] = useState<'offered' | 'asked' | 'kept'>('offered');
  const { times } = showIn(props.stored);
  const now = useApproximateTime(true) ?? props.now;
  if (!times || times.end <= now) return null;
  const texts = times.begin <= now ? showMessages.end : showMessages.cancel;
  if (step === 'asked')
    return <Question {...{ ...props, times, now, texts }} onKeep={() => setStep('kept')} />;
  return (
    <Button look="plain" danger ref={step === 'kept' ? focus : null} onClick={() => setStep('asked')}>
      {texts.button}
    </Button>
  );
}

interface QuestionProps extends Props {
  times: ShowTimes;
  texts: typeof showMessages.cancel | typeof showMessages.end;
  onKeep: () => void;
}

function Question({ stored, onStored, times, now, texts, onKeep }: QuestionProps) {
  const team = useTeam();
  const { busy, error, run } = useAction(
    async () => {
      const change = { seen: stored, wanted: endedFields(times, now) };
      const written = await team.run((db) => saveFields(db, documents.settings, change));
      // The question disappears with the button that has the focus.
      focusPage();
      onStored(written);
      notify('success', texts.done);
    },
    (thrown) => {
      if (thrown instanceof OthersChangeError) onStored(thrown.stored);
      return partIssue(thrown, showMessages.labels);
    },
  );
  return (
    <div className="desk-question" role="group" aria-label={texts.question} tabIndex={-1} ref={focusAndShow}>
      <h3>{texts.question}</h3>
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
