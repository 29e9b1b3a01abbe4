import type { ReactNode } from 'react';
import type { ShowTimes } from '../model';
import { LiveBadge } from '../show/LiveBadge';
import { Countdown } from '../show/times/Countdown';
import { StartsIn } from '../show/times/StartsIn';
import { useShowPhase } from '../show/times/useShowPhase';
import { embedUrl } from '../show/video';
import { Star } from '../ui/Logo';
import { roomMessages } from './messages';
import styles from './Player.module.css';

interface Props {
  videoId: string | null;
  times: ShowTimes | null;
  roomOpen: boolean;
  /**
   * The sign on drawn curtains. `closed`: the visitor has lost, or the places are taken. `offline`: the page
   * does not hear from the server. Without it, the stage is open.
   */
  sign?: 'closed' | 'offline' | undefined;
  /** What is on the stage: the prize, beams of light, or confetti. */
  lights?: ReactNode;
  className: string | undefined;
}

/** The live video in a frame of light bulbs. Without a video, a picture of a stage says when the show is. */
export function Player({ videoId, times, roomOpen, sign, lights, className }: Props) {
  const { phase, now } = useShowPhase(times, roomOpen);
  const counting = phase === 'upcoming' && times && now;
  const ahead = (phase === 'upcoming' || phase === 'soon') && sign !== 'closed' && times && now;
  const drawn = sign || phase === 'over';
  const textKey = sign && phase !== 'over' ? sign : phase === 'upcoming' ? 'none' : phase;
  return (
    <div className={`${styles.video} ${className}`}>
      {phase === 'live' && <LiveBadge className={styles.badge} />}
      {videoId && ahead && <StartsIn begin={times.begin} now={now} className={styles.badge} />}
      {videoId ? (
        <iframe
          // The key makes a new element: another video in the same iframe would add a step to the history.
          key={videoId}
          src={embedUrl(videoId)}
          title={roomMessages.videoTitle}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // The YouTube player fails with error 153 if it gets no referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={`${styles.stage} ${drawn ? 'closed-stage' : ''} ${counting ? styles.counting : ''}`}>
          {!drawn && lights}
          {counting ? (
            <Countdown begin={times.begin} now={now} />
          ) : (
            <>
              {drawn && <Star size={96} unlit={sign === 'offline'} />}
              {/* The key makes a new element: a text that changes in place would count as a layout shift. */}
              {textKey !== 'live' && (
                <p key={textKey} className={drawn ? styles.sign : styles.caption}>
                  {roomMessages.noVideo[textKey]}
                </p>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
