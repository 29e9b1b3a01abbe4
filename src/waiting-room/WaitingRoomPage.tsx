import { loadPart } from '../loadPart';
import { sleep } from '../timeouts';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { Organizer } from '../ui/Organizer';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/useChunk';
import { useSearch } from '../ui/useHydrated';
import { useTrueAfter } from '../ui/useTrueAfter';
import type { Realtime } from './realtime';
import { messages } from './messages';
import { Player } from './Player';
import { RoomPanel, PANEL_ID } from './RoomPanel';
import { useReleaseSignals } from './useReleaseSignals';
import { useRoomSession } from './useRoomSession';
import { useShow } from './useShow';
import { useWakeLock } from './useWakeLock';
import styles from './WaitingRoomPage.module.css';

/** For the desk's preview, which loads this page's chunk: one of its own would be a request more for each visitor. */
export { Player };

const loadFirebase = () => loadPart(() => import('./firebase'));

/** How long the subscriptions' chunk leaves the line to the first read of the rooms, ms. */
const READ_FIRST_MS = 3_000;

/** Loads the large chunk of subscriptions after the first read, so that 'Entrar' of an open room does not share the line with it. */
const loadRealtime = async () => {
  const { roomsRead } = await loadFirebase();
  await Promise.race([roomsRead(), sleep(READ_FIRST_MS)]);
  return loadPart(() => import('./realtime'));
};

/** If the subscriptions' chunk has not come by then, the page says that it is offline, because it would not hear of a room, ms. */
const STREAM_LIMIT_MS = 15_000;

const loadCheck = () => loadPart(() => import('./AdminCheck'));

export default function WaitingRoomPage() {
  const { chunk: firebase, failing } = useChunk(loadFirebase);
  const { chunk: realtime, failing: cutOff } = useChunk(loadRealtime);
  const overdue = useTrueAfter(realtime === null, STREAM_LIMIT_MS);
  const { videoId, times, forRegistered, message } = useShow(realtime);
  const room = useRoomSession(firebase, realtime, forRegistered);
  // In a show for registered people, the release also calls visitors who still have to sign in.
  const released = (room.view === 'released' || room.view === 'signIn') && room.release !== null;
  const { sound, toggleSound } = useReleaseSignals(released ? room.release : null, room.seconds);
  const connected = room.connected && !failing && !cutOff && !overdue;
  useWakeLock();
  const checks = new URLSearchParams(useSearch()).has('conferir');
  return (
    <>
      <main data-whole-stage className={`on-stage ${styles.page}`} tabIndex={-1}>
        <PageHead
          title={released ? messages.releasedTitle : messages.heading}
          description={messages.description}
          picture="share-sala.jpg"
        />
        <Logo />
        <h1 className="visually-hidden">{messages.heading}</h1>
        {videoId && (
          <a href={`#${PANEL_ID}`} className={styles.skip}>
            {messages.skipVideo}
          </a>
        )}
        <Player
          videoId={videoId}
          times={times}
          roomOpen={room.release !== null}
          dim={!connected || room.view === 'lost'}
          className={styles.player}
        />
        <RoomPanel
          {...room}
          connected={connected}
          times={times}
          className={styles.panel}
          message={
            <p className={styles.message} aria-live="polite">
              {message}
            </p>
          }
        >
          <Button quiet onClick={toggleSound}>
            <Icon name={sound ? 'check' : 'sound'} />
            {sound ? messages.soundOn : messages.soundOff}
          </Button>
          {room.entrant !== null && <p>{messages.takesPartAs(room.entrant)}</p>}
        </RoomPanel>
        <Organizer />
      </main>
      {checks && realtime && <Check realtime={realtime} />}
    </>
  );
}

function Check({ realtime }: { realtime: Realtime }) {
  const { chunk } = useChunk(loadCheck);
  return chunk && <chunk.AdminCheck realtime={realtime} />;
}
