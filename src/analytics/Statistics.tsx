import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../ui/Button';
import { giveConsent, type Consent } from './consent';
import { messages } from './messages';
import styles from './Statistics.module.css';
import { track } from './track';
import { useConsent } from './useConsent';

/** Counts page views for visitors who have agreed, and asks those who have not answered. */
export function Statistics() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'sim') track('page_view', { path: pathname });
  }, [consent, pathname]);
  if (consent !== null) return null;

  return (
    <section className={`on-stage ${styles.question}`} aria-label={messages.label}>
      <p>
        Podemos contar as suas visitas, com o Google Analytics, para melhorar o site? Sem o seu nome e sem
        publicidade. <Link to="/termos">Saiba mais</Link>
      </p>
      <div className={styles.answers}>
        <Button quiet onClick={() => answer('sim')}>
          {messages.accept}
        </Button>
        <Button quiet onClick={() => answer('nao')}>
          {messages.refuse}
        </Button>
      </div>
    </section>
  );
}

function answer(consent: Consent): void {
  giveConsent(consent);
  // The focused button has been removed.
  document.querySelector('main')?.focus({ preventScroll: true });
}
