import styles from './Scene.module.css';

/** A decorative picture along the upper edge of a card, from public/cenas. */
export function Scene({ of }: { of: 'aplicativo' | 'em-breve' | 'nada' }) {
  return <img className={styles.scene} src={`/cenas/${of}.svg`} alt="" />;
}
