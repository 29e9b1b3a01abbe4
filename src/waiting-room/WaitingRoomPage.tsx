import type { ReactNode } from 'react';
import { loadChunk, withStyles } from '../base/loadChunk';
import { NO_SHOW } from '../model';
import { showVideoId } from '../show/showVideoId';
import { Logo } from '../ui/Logo';
import { PageHead } from '../ui/PageHead';
import { useChunk } from '../ui/loading/useChunk';
import { useSearch } from '../ui/useHydrated';
import { useOnline } from '../ui/useOnline';
import { LastLine } from './LastLine';
import { Player } from './Player';
import { RoomPanel } from './RoomPanel';
import { ScreenOn } from './ScreenOn';
import { roomMessages } from './messages';
import { PANEL_ID } from './panelFocus';
import type { View } from './session/outcome';
import { callingRelease, connectionOf, isBeforeRelease, NOTHING_YET } from './session/roomView';
import { useReleaseSignals } from './useReleaseSignals';
import { useRoomChunks, type Realtime } from './useRoomChunks';
import { useRoomSession } from './useRoomSession';
import { useShowSettings } from './useShowSettings';
import styles from './WaitingRoomPage.module.css';

/** Exported from here for the team's preview: a separate chunk would cost every visitor one more request. */
export { NOTHING_YET, Player, RoomPanel };

/** The views besides the button's in which the visitor has to stay on the page. */
const CALLED = new Set<View>(['countdown', 'clicking', 'leaving', 'noAddress']);

const loadCheck = () => withStyles(loadChunk(() => import('./TeamCheck')));

export default function WaitingRoomPage() {
  const { firebase, realtime, lobby, unloaded } = useRoomChunks();
  const show = useShowSettings(realtime);
  const { video, times } = show ?? NO_SHOW;
  const videoId = showVideoId(video);
  const { room, enter } = useRoomSession(firebase, realtime, show && show.paraCadastrados);
  const connection = connectionOf(room, unloaded, useOnline());
  const release = callingRelease(room);
  const { sound, toggleSound } = useReleaseSignals(release, room.view === 'countdown' ? room.seconds : null);
  const waiting = isBeforeRelease(room);
  const needsLogin = room.view === 'signIn';
  const closed = room.view === 'lost' || room.full;
  const checks = new URLSearchParams(useSearch()).has('conferir');
  return (
    <>
      {checks && realtime && <Check realtime={realtime} />}
      <main data-whole-stage className={`on-stage ${styles.page}`} tabIndex={-1}>
        <PageHead
          title={release !== null ? roomMessages.releasedTitle : roomMessages.heading}
          description={roomMessages.description}
          picture="share-sala.jpg"
        />
        <ScreenOn times={times} called={release !== null || CALLED.has(room.view)} />
        <Logo />
        <h1 className="visually-hidden">{roomMessages.heading}</h1>
        {videoId && (
          <a href={`#${PANEL_ID}`} className={styles.skip}>
            {roomMessages.skipVideo}
          </a>
        )}
        <Player
          videoId={videoId}
          times={times}
          roomOpen={room.releaseId !== null || room.view === 'countdown'}
          sign={connection !== 'ok' ? 'offline' : closed ? 'closed' : undefined}
          lights={lobby && <lobby.Lights view={room.view} {...{ show, waiting }} />}
          className={styles.player}
        />
        <RoomPanel {...{ room, connection, enter, times, lobby }} className={styles.panel}>
          {lobby && show && (
            <>
              <lobby.SoundChoice {...{ times, needsLogin, sound }} onToggle={toggleSound} />
              <lobby.AboutShow show={show} personName={room.personName} />
            </>
          )}
        </RoomPanel>
        <Foot>
          {(waiting || closed) && connection === 'ok' && show && lobby && (
            <lobby.BelowPanel {...{ show, waiting, needsLogin }} />
          )}
        </Foot>
      </main>
    </>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <>
      {children && <div className={styles.below}>{children}</div>}
      {/* The key makes a new element when the lobby comes or goes: a new element does not count as a layout
          shift, and one that moves does. */}
      <LastLine key={String(!children)} />
    </>
  );
}

function Check({ realtime }: { realtime: Realtime }) {
  const { chunk } = useChunk(loadCheck);
  return chunk && <chunk.TeamCheck realtime={realtime} />;
}
