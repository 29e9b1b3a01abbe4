import { useState } from 'react';
import styles from './promotions.module.css';

interface Props {
  address: string | null;
  /** The first thing on the page, to be fetched before all else. */
  main?: boolean;
}

/** A promotion's picture, or the show's star where there is none or it does not load. It only adorns. */
export function Picture({ address, main = false }: Props) {
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
      <img
        className={styles.photo}
        src={address}
        alt=""
        {...(main ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setBroken(address)}
      />
    </div>
  );
}
