import styles from './Scene.module.css';

/** The picture along the upper edge of a card of information, a file of public/cenas. It is decorative. */
export function Scene({ of }: { of: 'aplicativo' | 'em-breve' | 'nada' }) {
  return <img className={styles.scene} src={`/cenas/${of}.svg`} alt="" />;
}
