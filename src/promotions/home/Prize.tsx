import { LiveBadge } from '../../show/LiveBadge';
import { publicShowMessages } from '../../show/messages';
import { showPicture } from '../../show/showPicture';
import type { ShowState } from '../../show/watch/showState';
import { NewTabLink } from '../../ui/NewTabLink';
import { Picture } from '../../ui/Picture';
import { publicPromotionMessages } from '../messages';
import styles from './Hero.module.css';

const texts = publicPromotionMessages.home;

/** The prize in a frame of light bulbs, with a picture of a stage while no picture of the prize is set. */
export function Prize({ show: { phase, settings } }: { show: ShowState }) {
  const { foto, apresentador, regulamento } = settings;
  const premio = phase === 'over' ? '' : settings.premio;
  return (
    <div className={styles.prize}>
      <Picture main source={showPicture('foto', foto)} className={styles.picture} />
      {phase === 'live' && <LiveBadge className={styles.live} />}
      {(premio || apresentador) && (
        <div className={styles.caption}>
          {premio && (
            <p>
              <small>{texts.prize}</small> <strong className="three-lines">{premio}</strong>
            </p>
          )}
          {apresentador && <p>{texts.presenter(apresentador)}</p>}
          {premio && regulamento && (
            <NewTabLink href={regulamento} className="own-line">
              {publicShowMessages.rules}
            </NewTabLink>
          )}
        </div>
      )}
    </div>
  );
}
