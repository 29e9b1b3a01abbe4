import { config } from '../config';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <div className={styles.logo}>
      <img src="/logo.svg" alt={config.brandName} width="48" height="48" />
      <span aria-hidden="true">{config.brandName}</span>
    </div>
  );
}
