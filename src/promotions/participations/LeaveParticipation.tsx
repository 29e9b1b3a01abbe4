import { useId, useState } from 'react';
import { accountIssue } from '../../auth/issues';
import type { Participation } from '../../model';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { focus, focusAndShow } from '../../ui/focus';
import { useAction } from '../../ui/useAction';
import { loadPromotions } from '../loadPromotions';
import { publicPromotionMessages } from '../messages';
import type { PromotionStatus } from '../period';
import { ownMessages } from './ownMessages';
import { uncacheParticipation } from './participationsCache';

const texts = ownMessages.leave;
/** Which text says what leaving means, by the promotion's status. */
const EFFECTS = { notBegun: 'whileOpen', open: 'whileOpen', ended: 'ended', incomplete: 'unknown' } as const;

interface Props {
  uid: string;
  participation: Pick<Participation, 'promocao' | 'titulo'>;
  /** The promotion's status, by which the person is told what leaving it means; null if it is hidden. */
  status: PromotionStatus | null;
  onLeft: () => void;
  /** Called when it is unknown whether the participation has ended. */
  onUnknown?: () => void;
}

/**
 * A button that ends a participation. It first replaces itself with a question.
 * @param props `offered`: whether the button is shown to a person who has not pressed it yet
 */
export function LeaveParticipation({ offered = true, ...props }: Props & { offered?: boolean }) {
  const [step, setStep] = useState<'offered' | 'asked' | 'cancelled'>('offered');
  if (step === 'asked') return <LeaveQuestion {...props} onCancel={() => setStep('cancelled')} />;
  if (step === 'offered' && !offered) return null;
  const { titulo } = props.participation;
  return <LeaveButton titulo={titulo} focused={step === 'cancelled'} onClick={() => setStep('asked')} />;
}

interface ButtonProps {
  titulo: string;
  /** Whether the button takes the focus, because the question is gone. */
  focused: boolean;
  onClick: () => void;
}

/** The button that asks the question. */
export function LeaveButton({ titulo, focused, onClick }: ButtonProps) {
  return (
    <Button
      look="plain"
      ref={focused ? focus : null}
      aria-label={`${texts.button}: ${titulo || publicPromotionMessages.untitled}`}
      onClick={onClick}
    >
      {texts.button}
    </Button>
  );
}

/** The question whether to leave; its answer ends the participation. */
export function LeaveQuestion(props: Props & { onCancel: () => void }) {
  const { uid, participation, status, onLeft, onUnknown, onCancel } = props;
  const { promocao } = participation;
  const id = useId();
  const consequence = EFFECTS[status ?? 'incomplete'];
  const { busy, error, run } = useAction(async () => {
    const { db, leave } = await loadPromotions();
    await leave(db, promocao, uid).catch((failure: unknown) => {
      onUnknown?.();
      throw failure;
    });
    uncacheParticipation(uid, promocao);
    onLeft();
  }, accountIssue);

  return (
    <div
      className="leave-question"
      role="group"
      aria-label={error ? texts.failed : texts.question}
      aria-describedby={error ? undefined : id}
      tabIndex={-1}
      ref={focusAndShow}
    >
      {!error && (
        <>
          <p className="leave-heading">{texts.question}</p>
          <p id={id} aria-live="polite" className={consequence === 'whileOpen' ? '' : 'leave-loss'}>
            {texts[consequence]}
          </p>
        </>
      )}
      <div role="alert" className="leave-failure">
        {error && (
          <>
            <Icon name="alert" />
            <p className="leave-heading">{texts.failed}</p>
            <p>{texts.mayTakePart}</p>
            <p>{error}</p>
          </>
        )}
      </div>
      {!error && (
        <Button disabled={busy} onClick={onCancel}>
          {consequence === 'ended' ? texts.cancelEnded : texts.cancel}
        </Button>
      )}
      <Button look="quiet" danger={!error} busy={busy} busyText={texts.busy} onClick={run}>
        {error ? texts.again : texts.confirm}
      </Button>
      {error && (
        <Button look="plain" className="leave-not-now" disabled={busy} onClick={onCancel}>
          {texts.notNow}
        </Button>
      )}
    </div>
  );
}
