import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { holdTracking, track } from '../analytics/track';
import { hasLink, isFull, type Room } from '../model';
import { report } from '../reporting';
import type { Standing } from './click';
import { FIRST_STAGE, nextStage, requestOf, viewOf, type Outcome, type View } from './phase';
import type { KeptTicket } from './tickets';

/** Between the closing of the room and the lost view (spec.md section 9). */
const LOST_DELAY_MS = 200;
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
  /** The click's answer is taking its time. */
  slow: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  enter: () => void;
}

/** Follows the rooms and takes a place at the click. `live` is null until it has been loaded. */
export function useWaitingRoom(live: Live | null): WaitingRoom {
  const [stage, dispatch] = useReducer(nextStage, FIRST_STAGE);
  const [answering, setAnswering] = useState<boolean>();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const underWay = useRef(new Set<string>());
  const view = viewOf(stage);

  /** Shows the click as under way until `ask` has told what became of its ticket. */
  const follow = useCallback(
    async ({ keepTicket, keptTickets }: Live, ticket: KeptTicket, ask: () => Promise<Standing>) => {
      if (underWay.current.has(ticket.vaga)) return;
      underWay.current.add(ticket.vaga);
      /** The ticket for every link of its room: the admin may have changed that meanwhile. */
      const allOfIt = () => [ticket, ...keptTickets().filter(({ vaga }) => vaga === ticket.vaga)];
      const show = (outcome: Outcome) => {
        for (const one of allOfIt()) dispatch({ type: 'outcome', room: roomOf(one), outcome });
      };
      const keep = (state: 'won' | 'lost') => {
        for (const one of allOfIt()) keepTicket({ ...one, state });
      };
      show('clicking');
      try {
        const standing = await ask();
        if (standing.kind === 'won') {
          keepTicket({ ...ticket, link: standing.link, state: 'won' });
          keep('won');
          goTo(standing.link);
          track('sala_ganhou');
          // The button again for whoever comes back, or where the link does not open.
          window.addEventListener('pageshow', () => show('won'), { once: true });
          setTimeout(() => show('won'), OPENING_MS);
        } else if (standing.kind === 'lost') {
          keep('lost');
          track('sala_perdeu');
          setTimeout(() => show('lost'), LOST_DELAY_MS);
        } else {
          show('none');
        }
      } catch (error) {
        report('Erro ao processar clique:', error);
        show('none');
      } finally {
        underWay.current.delete(ticket.vaga);
      }
    },
    [],
  );

  useEffect(() => {
    if (!live) return;
    /** Clicks of this browser whose answer never came, before a reload or while the page slept. */
    const followUnanswered = () => {
      for (const ticket of live.keptTickets().filter(({ state }) => state === 'sent')) {
        const room = roomOf(ticket);
        dispatch({ type: 'returned', room, outcome: 'none' });
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
          dispatch({ type: 'returned', room: roomOf(last), outcome: 'won' });
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
  const awaitsClick = room && !gone && outcome === 'none' && !isFull(room);
  const racing = Boolean(awaitsClick) || outcome === 'clicking';
  useEffect(() => {
    holdTracking(racing);
    return () => holdTracking(false);
  }, [racing]);

  // While waiting, and once more when the room has come: browsers forget it after some minutes.
  const toPrepare = awaitsClick ? room.id : answering && !room ? 'waiting' : null;
  useEffect(() => {
    if (live && toPrepare !== null) live.prepareClick(live.db);
    if (awaitsClick) track('sala_liberada');
  }, [live, toPrepare, awaitsClick]);

  const enter = () => {
    if (outcome === 'clicking') return;
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
    const ticket = live.ticketFor(room);
    if (ticket.state === 'lost') {
      dispatch({ type: 'outcome', room, outcome: 'lost' });
      return;
    }
    const request = requestOf(stage, ticket.state !== 'unused');
    if (request === 'nothing') {
      dispatch({ type: 'missed' });
      track('sala_perdeu');
    } else if (request === 'closing') {
      void follow(live, ticket, () => live.close(live.db, room.id).then(() => ({ kind: 'lost' })));
    } else {
      if (ticket.state === 'unused') live.keepTicket({ ...ticket, state: 'sent' });
      void follow(live, ticket, () => live.click(live.db, room, ticket.vaga));
    }
  };

  const mistaken = hasLink(room) ? undefined : room?.id;
  useEffect(() => {
    if (mistaken)
      console.error(`salaDeEspera/${mistaken}: link não é um endereço https://; não leva a lugar nenhum.`);
  }, [mistaken]);

  return {
    view,
    slow: useLasting(view === 'clicking', SLOW_MS),
    connected: !useLasting(answering === false || !online, SILENCE_MS),
    enter,
  };
}

/** This browser's outcome for a room that the server shows; makes its ticket when it is new. */
function rememberedOutcome(
  { ticketFor }: Live,
  room: Room | undefined,
  underWay: ReadonlySet<string>,
): Outcome {
  if (!room || !hasLink(room)) return 'none';
  const { vaga, state } = ticketFor(room);
  if (underWay.has(vaga)) return 'clicking';
  return state === 'won' || state === 'lost' ? state : 'none';
}

function roomOf({ sala, link }: KeptTicket): Room & { link: string } {
  return { id: sala, link, cliques: 0 };
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
