import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { track } from '../analytics/track';
import { hasLink, type LinkedRoom, type Room } from '../model';
import { report } from '../reporting';
import { requestOf, type Outcome, type RoomEvent, type RoomState } from './roomState';
import { goTo, hasExpired, useTicketAnswers } from './useTicketAnswers';
import type { Firebase } from './firebase';

/** The click on 'Entrar', and clicks of earlier visits that have had no answer. */
export function useClick(firebase: Firebase | null, state: RoomState, dispatch: Dispatch<RoomEvent>) {
  const { awaitAnswer, isPending } = useTicketAnswers(dispatch);

  const takePlace = async (loaded: Firebase, clicked: LinkedRoom, request: 'click' | 'resolve') => {
    // If the admin changes the link during a click, the click goes on in the room with the new link.
    for (let room: LinkedRoom | null = clicked; room;) {
      const target: LinkedRoom = room;
      const vaga = await loaded.ticketIdFor(target);
      const ticket = { sala: target.id, link: target.link, vaga, state: 'sent', seen: Date.now() } as const;
      loaded.storeTicket(ticket);
      const standing = await awaitAnswer(loaded, ticket, () => loaded[request](loaded.db, target, vaga));
      const link = standing?.kind === 'open' ? standing.link : null;
      room = link !== null && link !== target.link ? { ...target, link } : null;
    }
  };

  /** Asks again for the answers that a reload, a lost connection or a suspended page has cost. */
  const resolveUnanswered = () => {
    if (!firebase) return;
    for (const ticket of firebase.storedTickets().filter((kept) => kept.state === 'sent')) {
      const room = firebase.roomOf(ticket);
      if (!hasExpired(ticket)) dispatch({ type: 'returned', room, outcome: 'none' });
      void awaitAnswer(firebase, ticket, () => firebase.resolve(firebase.db, room, ticket.vaga));
    }
  };

  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') resolveUnanswered();
  });
  useEffect(() => {
    const listener = () => onReturn();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
    };
  }, []);

  /** What this browser knows of its click in a room that the server shows. */
  const rememberedOutcome = (room: Room | undefined): Outcome => {
    const ticket = room && firebase?.storedTicketFor(room);
    if (!ticket) return 'none';
    if (isPending(ticket)) return 'clicking';
    return ticket.state === 'sent' ? 'none' : ticket.state;
  };

  const enter = () => {
    const { room, outcome } = state;
    if (outcome === 'clicking') return;
    if (!firebase || !hasLink(room)) {
      dispatch({ type: 'missed' });
      return;
    }
    if (outcome === 'won') {
      goTo(room.link);
      return;
    }
    track('sala_clicou');
    // Read from the storage because another tab may have clicked with the same ticket.
    const kept = firebase.storedTicketFor(room);
    const request = requestOf(state, kept !== undefined);
    if (kept?.state === 'won') {
      goTo(kept.link);
    } else if (kept?.state === 'lost') {
      dispatch({ type: 'outcome', room, outcome: 'lost' });
    } else if (request === 'nothing') {
      dispatch({ type: 'missed' });
      track('sala_perdeu');
    } else {
      dispatch({ type: 'outcome', room, outcome: 'clicking' });
      takePlace(firebase, room, request).catch((error: unknown) => {
        report('Erro ao processar clique:', error);
        dispatch({ type: 'outcome', room, outcome: 'none' });
      });
    }
  };

  return { enter, rememberedOutcome, resolveUnanswered };
}
