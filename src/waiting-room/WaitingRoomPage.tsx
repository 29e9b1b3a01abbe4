import type { ReactNode } from 'react';
import { loadPart, withStyles } from '../base/loadPart';
import { sleep } from '../base/timeouts';
import { NO_SHOW } from '../model';
import { showVideoId } from '../show/showVideoId';
import { Logo } from '../ui/Logo';
import { Organizer } from '../ui/Organizer';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/loading/useChunk';
import { useSearch } from '../ui/useHydrated';
import { useTrueAfter } from '../ui/useTrueAfter';
import { Player } from './Player';
import { RoomPanel, PANEL_ID } from './RoomPanel';
import { messages } from './messages';
import type { Realtime } from './realtime';
import { callingRelease, isBeforeRelease } from './session/roomView';
import { useReleaseSignals } from './useReleaseSignals';
import { useRoomSession } from './useRoomSession';
import { useShowSettings } from './useShowSettings';
import { useWakeLock } from './useWakeLock';
import styles from './WaitingRoomPage.module.css';

/** The desk's preview takes it from this chunk: in one of its own it would cost visitors a request more. */
export { Player };

const loadFirebase = () => loadPart(() => import('./firebase'));

/** The subscriptions' chunk waits this long for the first read of the rooms to be answered. */
const READ_FIRST_MS = 3_000;

/** Loads the subscriptions' large chunk after the first read, which it would delay, and so 'Entrar'. */
const loadRealtime = async () => {
  const { untilRoomsRead } = await loadFirebase();
  await Promise.race([untilRoomsRead(), sleep(READ_FIRST_MS)]);
  return loadPart(() => import('./realtime'));
};

/**
 * How long the subscriptions' chunk may take to load. After that the page says that it is offline: it would
 * not notice a new room.
 */
const STREAM_LIMIT_MS = 15_000;

/** A failure does not reload the page, because somebody may be clicking. */
const loadLobby = () => withStyles(loadPart(() => import('./Lobby'), 'never'));

const loadCheck = () => loadPart(() => import('./AdminCheck'));

export default function WaitingRoomPage() {
  const { chunk: firebase, failing } = useChunk(loadFirebase);
  const { chunk: realtime, failing: realtimeFailing } = useChunk(loadRealtime);
  const overdue = useTrueAfter(realtime === null, STREAM_LIMIT_MS);
  const show = useShowSettings(realtime);
  const { video, times } = show ?? NO_SHOW;
  const videoId = showVideoId(video);
  const session = useRoomSession(firebase, realtime, show && show.paraCadastrados);
  const unloaded = failing || realtimeFailing || overdue;
  const notLoaded = unloaded && session.room.view === 'loading' && navigator.onLine;
  const connected = session.room.connected && !unloaded;
  const room = { ...session.room, connected };
  const release = callingRelease(room);
  const { sound, toggleSound } = useReleaseSignals(release, room.view === 'countdown' ? room.seconds : null);
  // Loaded after the subscriptions' chunk, so that 'Entrar' of an open room does not wait for it.
  const { chunk: lobby } = useChunk(realtime ? loadLobby : null);
  const showsLobby = isBeforeRelease(room) && connected && show !== null && lobby !== null;
  useWakeLock();
  const checks = new URLSearchParams(useSearch()).has('conferir');
  return (
    <>
      {checks && realtime && <Check realtime={realtime} />}
      <main data-whole-stage className={`on-stage ${styles.page}`} tabIndex={-1}>
        <PageHead
          title={release !== null ? messages.releasedTitle : messages.heading}
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
          dim={(!connected && !notLoaded) || room.view === 'lost'}
          lights={connected && lobby && <lobby.Lights view={room.view} />}
          className={styles.player}
        />
        <RoomPanel {...{ room, times, lobby, notLoaded }} enter={session.enter} className={styles.panel}>
          {lobby && show && <lobby.AboutShow show={show} />}
          {room.personName !== null && <p>{messages.takesPartAs(room.personName)}</p>}
        </RoomPanel>
        <Foot>{showsLobby && <lobby.BelowPanel {...{ times, sound }} onToggleSound={toggleSound} />}</Foot>
      </main>
    </>
  );
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
