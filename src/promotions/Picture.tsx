import { useState } from 'react';
import styles from './promotions.module.css';

/** A promotion's picture, or the show's star where there is none or it does not load. It only adorns. */
export function Picture({ address }: { address: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!address || broken === address) {
    return (
      <div className={styles.picture}>
        <img src="/icon.svg" alt="" width="96" height="96" />
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <img className={styles.photo} src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
    </div>
  );
}
