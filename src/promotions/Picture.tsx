import { useState } from 'react';
import styles from './promotions.module.css';

interface Props {
  address: string | null;
  /** The first thing on the page, to be fetched before all else. */
  main?: boolean;
}

/** A promotion's picture; the show's stage until it comes, or where there is none. It only adorns. */
export function Picture({ address, main = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={styles.picture}>
      {address && broken !== address && (
        <img
          src={address}
          alt=""
          {...(main ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}
