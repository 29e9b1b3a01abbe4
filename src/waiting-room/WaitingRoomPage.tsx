import { loadPart } from '../loadPart';
import { Logo } from '../ui/Logo';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/useChunk';
import { messages } from './messages';
import { RoomPanel, PANEL_ID } from './RoomPanel';
import { useLiveVideo } from './useLiveVideo';
import { useWaitingRoom } from './useWaitingRoom';
import { embedUrl } from '../video';
import styles from './WaitingRoomPage.module.css';

const loadFirebase = () => loadPart(() => import('./firebase'));

export function WaitingRoomPage() {
  const { chunk: firebase, failing } = useChunk(loadFirebase);
  const room = useWaitingRoom(firebase);
  const videoId = useLiveVideo(firebase);
  return (
    <main className={`on-stage ${styles.page}`} tabIndex={-1}>
      <PageHead title={messages.heading} description={messages.description} />
      <Logo />
      <h1 className="visually-hidden">{messages.heading}</h1>
      {videoId && (
        <a href={`#${PANEL_ID}`} className={styles.skip}>
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
            // Without a referrer the YouTube player fails with error 153.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <p>{messages.noVideo}</p>
        )}
      </div>
      <RoomPanel {...room} connected={room.connected && !failing} />
    </main>
  );
}
