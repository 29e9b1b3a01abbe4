import { loadPart } from '../loadPart';
import { Logo } from '../ui/Logo';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/useChunk';
import { messages } from './messages';
import { Stage, STAGE_ID } from './Stage';
import { useLiveVideo } from './useLiveVideo';
import { useWaitingRoom } from './useWaitingRoom';
import { embedUrl } from '../video';
import styles from './WaitingRoomPage.module.css';

const loadLive = () => loadPart(() => import('./live'));

export function WaitingRoomPage() {
  const { chunk: live, failing } = useChunk(loadLive);
  const room = useWaitingRoom(live);
  const videoId = useLiveVideo(live);
  return (
    <main className={`on-stage ${styles.page}`} tabIndex={-1}>
      <PageHead title={messages.heading} />
      <Logo />
      <h1 className="visually-hidden">{messages.heading}</h1>
      {videoId && (
        <a href={`#${STAGE_ID}`} className={styles.skip}>
          {messages.skipVideo}
        </a>
      )}
      <div className={styles.video}>
        {videoId ? (
          <iframe
            src={embedUrl(videoId)}
            title={messages.videoTitle}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            // Without a referrer the player answers with its error 153.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <p>{messages.noVideo}</p>
        )}
      </div>
      <Stage {...room} connected={room.connected && !failing} />
    </main>
  );
}
