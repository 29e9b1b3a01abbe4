import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { holdTracking, track } from '../analytics/track';
import { hasLink, isFull, type Room } from '../model';
import { report } from '../reporting';
import type { Standing } from './click';
import { FIRST_STAGE, nextStage, releaseOf, requestOf, viewOf, type Outcome, type View } from './phase';
import type { KeptTicket } from './tickets';

/** Between the closing of the room and the lost view (spec.md section 9). */
const LOST_DELAY_MS = 200;
/** A loss that is learnt at a return is shown for as long after its room was last known to be there. */
const LOSS_EXPIRY_MS = 60_000;
/** How long a link gets to open before the button is back. */
const OPENING_MS = 8_000;
/** After this long without an answer the page says that it is confirming. */
const SLOW_MS = 3_000;
/** A silence shorter than this is no lost connection: the subscription falls silent when a room is removed, too. */
const SILENCE_MS = 1_000;

/** What the waiting room does without until the first paint. */
export type Live = typeof import('./live');

export interface WaitingRoom {
  view: View;
  /** Names the release that is on the screen; null while there is none. */
  release: string | null;
  /** The click's answer is taking its time. */
  slow: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  enter: () => void;
}

type OpenRoom = Room & { link: string };

/** Follows the rooms and takes a place at the click. `live` is null until it has been loaded. */
export function useWaitingRoom(live: Live | null): WaitingRoom {
  const [stage, dispatch] = useReducer(nextStage, FIRST_STAGE);
  const [answering, setAnswering] = useState<boolean>();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const underWay = useRef(new Set<string>());
  const view = viewOf(stage);
  const release = releaseOf(stage);

  /** Shows the click as under way until `ask` has told what became of its ticket; null: that stays unknown. */
  const follow = useCallback(
    async (
      { keepTicket, roomOf }: Live,
      ticket: KeptTicket,
      ask: () => Promise<Standing>,
    ): Promise<Standing | null> => {
      if (underWay.current.has(ticket.vaga)) return null;
      underWay.current.add(ticket.vaga);
      const room = roomOf(ticket);
      const show = (outcome: Outcome) => dispatch({ type: 'outcome', room, outcome });
      show('clicking');
      try {
        const standing = await ask();
        if (standing.kind === 'won') {
          keepTicket({ ...ticket, state: 'won' });
          goTo(standing.link);
          track('sala_ganhou');
          // The button again for whoever comes back, or where the link does not open.
          window.addEventListener('pageshow', () => show('won'), { once: true });
          setTimeout(() => show('won'), OPENING_MS);
        } else if (standing.kind === 'lost') {
          keepTicket({ ...ticket, state: 'lost' });
          track('sala_perdeu');
          if (standing.removed && hasExpired(ticket)) dispatch({ type: 'expired', room });
          else setTimeout(() => show('lost'), LOST_DELAY_MS);
        } else {
          keepTicket({ ...ticket, seen: Date.now() });
          show('none');
        }
        return standing;
      } catch (error) {
        report('Erro ao processar clique:', error);
        show('none');
        return null;
      } finally {
        underWay.current.delete(ticket.vaga);
      }
    },
    [],
  );

  const takePlace = useCallback(
    async (part: Live, clicked: OpenRoom, isClosing: boolean) => {
      // Where the admin changes the link under a click, it goes on in the room with the new link.
      for (let room: OpenRoom | null = clicked; room;) {
        const target: OpenRoom = room;
        const vaga = await part.ticketIdFor(target);
        const ticket = { sala: target.id, link: target.link, vaga, state: 'sent', seen: Date.now() } as const;
        part.keepTicket(ticket);
        const standing = await follow(part, ticket, () =>
          isClosing ? closeFull(part, target) : part.click(part.db, target, vaga),
        );
        room =
          standing?.kind === 'open' && standing.link !== null ? { ...target, link: standing.link } : null;
      }
    },
    [follow],
  );

  useEffect(() => {
    if (!live) return;
    /** Clicks of this browser whose answer never came, before a reload or while the page slept. */
    const followUnanswered = () => {
      for (const ticket of live.keptTickets().filter(({ state }) => state === 'sent')) {
        const room = live.roomOf(ticket);
        if (!hasExpired(ticket)) dispatch({ type: 'returned', room, outcome: 'none' });
        void follow(live, ticket, () => live.resolve(live.db, room, ticket.vaga));
      }
    };
    let counted = false;
    const stopWatching = live.watchRooms(
      live.db,
      (rooms) => {
        dispatch({ type: 'rooms', rooms, remembered: rememberedOutcome(live, rooms[0], underWay.current) });
        const [last] = live.keptTickets();
        if (rooms.length === 0 && last?.state === 'won') {
          dispatch({ type: 'returned', room: live.roomOf(last), outcome: 'won' });
        }
      },
      (connected) => {
        setAnswering(connected);
        if (!connected) return;
        followUnanswered();
        if (!counted) track('page_view');
        counted = true;
      },
    );
    const onReturn = () => {
      if (document.visibilityState === 'visible') followUnanswered();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [live, follow]);

  const { room, gone, outcome } = stage;
  const clicking = outcome === 'clicking';
  // Not during a click, whose request the SDK would let a heartbeat wait for.
  useEffect(() => {
    if (live && !clicking) return live.keepStreamAlive(live.db, live.origin);
  }, [live, clicking]);

  const awaitsClick = room && !gone && outcome === 'none' && !isFull(room);
  const racing = Boolean(awaitsClick) || clicking;
  useEffect(() => {
    holdTracking(racing);
    return () => holdTracking(false);
  }, [racing]);

  // While waiting, and once more when the room has come: browsers forget it after some minutes.
  const toPrepare = awaitsClick ? room.id : answering && !room ? 'waiting' : null;
  useEffect(() => {
    if (live && toPrepare !== null) live.prepareClick(live.db);
  }, [live, toPrepare]);

  // A click that failed gives the same release back.
  const countedRelease = useRef<string>(null);
  useEffect(() => {
    if (!awaitsClick || countedRelease.current === release) return;
    countedRelease.current = release;
    track('sala_liberada');
  }, [awaitsClick, release]);

  const enter = () => {
    if (clicking) return;
    if (!live || !hasLink(room)) {
      dispatch({ type: 'missed' });
      return;
    }
    if (outcome === 'won') {
      goTo(room.link);
      return;
    }
    track('sala_clicou');
    // Another tab may have clicked meanwhile, with the same ticket.
    const kept = live.keptTicketFor(room);
    const request = requestOf(stage, kept !== undefined);
    if (kept?.state === 'lost') {
      dispatch({ type: 'outcome', room, outcome: 'lost' });
    } else if (request === 'nothing') {
      dispatch({ type: 'missed' });
      track('sala_perdeu');
    } else {
      dispatch({ type: 'outcome', room, outcome: 'clicking' });
      void takePlace(live, room, request === 'closing');
    }
  };

  const mistaken = hasLink(room) ? undefined : room?.id;
  useEffect(() => {
    if (mistaken)
      console.error(`salaDeEspera/${mistaken}: link não é um endereço https://; não leva a lugar nenhum.`);
  }, [mistaken]);

  return {
    view,
    release,
    slow: useLasting(view === 'clicking', SLOW_MS),
    connected: !useLasting(answering === false || !online, SILENCE_MS),
    enter,
  };
}

/** What this browser knows of its click in a room that the server shows. */
function rememberedOutcome(
  { keptTicketFor }: Live,
  room: Room | undefined,
  underWay: ReadonlySet<string>,
): Outcome {
  const ticket = room && keptTicketFor(room);
  if (!ticket) return 'none';
  if (underWay.has(ticket.vaga)) return 'clicking';
  return ticket.state === 'sent' ? 'none' : ticket.state;
}

/** Whether the visitor, on coming back, would take a loss for that of the show that is about to begin. */
function hasExpired({ seen }: KeptTicket): boolean {
  return Date.now() - seen > LOSS_EXPIRY_MS;
}

/** The last free place was taken before this click, so nothing is asked for. */
async function closeFull({ close, db }: Live, room: Room): Promise<Standing> {
  await close(db, room.id);
  return { kind: 'lost', removed: false };
}

function goTo(link: string): void {
  window.location.assign(link);
}

/** True once `now` has held for `ms` without a break. */
function useLasting(now: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now, ms]);
  return lasting;
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
