import { useHasCachedProfile } from '../../auth/profile/useHasCachedProfile';
import { ownMessages } from '../participations/ownMessages';
import styles from './StepList.module.css';

const texts = ownMessages.steps;

/** On wide screens, lists the steps from the sign-up, or from the button to take part, to the result. */
export function StepList() {
  const first = useHasCachedProfile() ? texts.join : texts.signUp;
  return (
    <ol className={`side-by-side lined numbered ${styles.steps}`}>
      {[first, texts.show, texts.result].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
