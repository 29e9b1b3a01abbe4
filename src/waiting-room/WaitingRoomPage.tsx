import type { ReactNode } from 'react';
import { loadPart, withStyles } from '../loadPart';
import { NO_SHOW, type ShowSettings } from '../model';
import { sleep } from '../timeouts';
import { Logo } from '../ui/Logo';
import { Organizer } from '../ui/Organizer';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/useChunk';
import { useSearch } from '../ui/useHydrated';
import { useTrueAfter } from '../ui/useTrueAfter';
import { showVideoId } from '../show/showVideoId';
import type { Realtime } from './realtime';
import { messages } from './messages';
import { Player } from './Player';
import { RoomPanel, PANEL_ID } from './RoomPanel';
import { useReleaseSignals } from './useReleaseSignals';
import { useRoomSession } from './useRoomSession';
import { useShowSettings } from './useShowSettings';
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

/** Not worth a reload, which could come while somebody clicks. */
const loadLobby = () => withStyles(loadPart(() => import('./Lobby'), 'never'));

const loadCheck = () => loadPart(() => import('./AdminCheck'));

export default function WaitingRoomPage() {
  const { chunk: firebase, failing } = useChunk(loadFirebase);
  const { chunk: realtime, failing: realtimeFailing } = useChunk(loadRealtime);
  const overdue = useTrueAfter(realtime === null, STREAM_LIMIT_MS);
  const show = useShowSettings(realtime);
  const { video, times } = show ?? NO_SHOW;
  const videoId = showVideoId(video);
  const { enter, entrant, ...room } = useRoomSession(firebase, realtime, show && show.forRegistered);
  // In a show for registered people, the release also calls visitors who still have to sign in.
  const released = (room.view === 'released' || room.view === 'signIn') && room.releaseId !== null;
  const { sound, toggleSound } = useReleaseSignals(released ? room.releaseId : null, room.seconds);
  const beforeRelease = (room.view === 'loading' || room.view === 'signIn') && room.releaseId === null;
  // After the chunk of the subscriptions, and so after the first read: 'Entrar' of an open room does not wait for it.
  const { chunk: lobby } = useChunk(realtime ? loadLobby : null);
  const connected = room.connected && !failing && !realtimeFailing && !overdue;
  const showsLobby = beforeRelease && connected && show !== null && lobby !== null;
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
          roomOpen={room.releaseId !== null}
          dim={!connected || room.view === 'lost'}
          className={styles.player}
        />
        <RoomPanel
          {...room}
          connected={connected}
          enter={enter}
          times={times}
          className={styles.panel}
          lobby={lobby}
          cast={lobby && show && hasCast(show) && <lobby.Cast show={show} />}
        >
          {entrant !== null && <p>{messages.takesPartAs(entrant)}</p>}
        </RoomPanel>
        <Foot>{showsLobby && <lobby.BelowPanel {...{ times, sound }} onToggleSound={toggleSound} />}</Foot>
      </main>
      {checks && realtime && <Check realtime={realtime} />}
    </>
  );
}

/** Whether the team has written anything for `Cast`. */
function hasCast({ presenter, message, prize, picture }: ShowSettings): boolean {
  return [presenter, message, prize, picture].some(Boolean);
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <>
      {children && <div className={styles.below}>{children}</div>}
      {/* A new element without the lobby: one that moves would count as a shift of the layout. */}
      <div key={String(!children)}>
        <Organizer />
      </div>
    </>
  );
}

function Check({ realtime }: { realtime: Realtime }) {
  const { chunk } = useChunk(loadCheck);
  return chunk && <chunk.AdminCheck realtime={realtime} />;
}
