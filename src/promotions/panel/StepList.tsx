import { useAuth } from '../../auth/AuthContext';
import { useHasCachedProfile } from '../../auth/profile/useHasCachedProfile';
import { ownMessages } from '../participations/ownMessages';
import styles from './StepList.module.css';

const texts = ownMessages.steps;

/**
 * Lists the steps from the sign-up, or from the button to take part, to the result.
 * @param props `strip`: side by side, on a card
 */
export function StepList({ strip = false }: { strip?: boolean }) {
  const { state } = useAuth();
  const hasAccount = useHasCachedProfile() && state.status !== 'signedOut';
  const first = hasAccount ? texts.join : texts.signUp;
  const look = strip ? `on-stage ${styles.strip}` : 'lined';
  return (
    <ol className={`side-by-side numbered ${look}`}>
      {[first, texts.show, texts.result].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
