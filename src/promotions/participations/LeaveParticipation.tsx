import { useId, useState } from 'react';
import { accountIssue } from '../../auth/issues';
import type { Participation } from '../../model';
import { Button } from '../../ui/Button';
import { focus, focusAndShow } from '../../ui/focus';
import { FormError } from '../../ui/form/FormError';
import { useAction } from '../../ui/useAction';
import { loadPromotions } from '../loadPromotions';
import { publicPromotionMessages } from '../messages';
import type { PromotionStatus } from '../period';
import { ownMessages } from './ownMessages';
import { uncacheParticipation } from './participationsCache';
import styles from './LeaveParticipation.module.css';

const texts = ownMessages.leave;

interface Props {
  uid: string;
  participation: Pick<Participation, 'promocao' | 'titulo'>;
  /** The promotion's status, by which the person is told what leaving it means; null if it is hidden. */
  status: PromotionStatus | null;
  /** Whether the button is shown to a person who has not pressed it yet. */
  offered?: boolean;
  onLeft: () => void;
  /** Called when it is unknown whether the participation has ended. */
  onUnknown?: () => void;
}

/** A button that ends a participation. It first replaces itself with a question. */
export function LeaveParticipation({ uid, participation, status, offered = true, onLeft, onUnknown }: Props) {
  const { promocao, titulo } = participation;
  const [step, setStep] = useState<'offered' | 'asked' | 'cancelled'>('offered');
  const title = titulo || publicPromotionMessages.untitled;

  const { busy, error, run } = useAction(async () => {
    const { db, leave } = await loadPromotions();
    await leave(db, promocao, uid).catch((failure: unknown) => {
      onUnknown?.();
      throw failure;
    });
    uncacheParticipation(uid, promocao);
    onLeft();
  }, accountIssue);

  if (step === 'offered' && !offered) return null;
  if (step === 'offered' || step === 'cancelled') {
    return (
      <Button
        look="plain"
        ref={step === 'cancelled' ? focus : null}
        aria-label={`${texts.button}: ${title}`}
        onClick={() => setStep('asked')}
      >
        {texts.button}
      </Button>
    );
  }
  return (
    <Confirmation
      {...{ consequence: consequenceOf(status), error, busy }}
      onConfirm={run}
      onCancel={() => setStep('cancelled')}
    />
  );
}

function consequenceOf(status: PromotionStatus | null) {
  if (status === 'ended') return 'ended';
  return status === 'open' || status === 'notBegun' ? 'whileOpen' : 'unknown';
}

interface ConfirmationProps {
  consequence: ReturnType<typeof consequenceOf>;
  error: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function Confirmation({ consequence, error, busy, onConfirm, onCancel }: ConfirmationProps) {
  const id = useId();
  return (
    <div
      className={styles.question}
      role="group"
      aria-labelledby={`${id}-question`}
      aria-describedby={error ? undefined : `${id}-consequence`}
      tabIndex={-1}
      ref={focusAndShow}
    >
      <p id={`${id}-question`}>{error ? texts.failed : texts.question}</p>
      {!error && (
        <p
          id={`${id}-consequence`}
          aria-live="polite"
          className={consequence === 'whileOpen' ? '' : styles.loss}
        >
          {texts[consequence]}
        </p>
      )}
      <FormError text={error} />
      {!error && (
        <Button disabled={busy} onClick={onCancel}>
          {consequence === 'ended' ? texts.cancelEnded : texts.cancel}
        </Button>
      )}
      <Button look="quiet" danger busy={busy} busyText={texts.busy} onClick={onConfirm}>
        {error ? texts.again : texts.confirm}
      </Button>
      {error && (
        <Button look="plain" className={styles.notNow} disabled={busy} onClick={onCancel}>
          {texts.notNow}
        </Button>
      )}
    </div>
  );
}
