import styles from './Scene.module.css';

/** A decorative picture from public/cenas, along a card's upper edge; on wide screens along its left edge. */
export function Scene({ of }: { of: 'aplicativo' | 'em-breve' | 'nada' }) {
  return <img className={styles.scene} src={`/cenas/${of}.svg`} alt="" />;
}
