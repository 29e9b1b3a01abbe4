import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { preconnect } from 'react-dom';
import { track } from '../analytics/track';
import type { AuthState } from '../auth/AuthContext';
import { protectedName } from '../link';
import { hasLink, type LinkedRoom, type Room } from '../model';
import { report } from '../reporting';
import type { Entrant } from './click';
import type { Firebase } from './firebase';
import { hasPlace, requestOf, type Outcome, type RoomEvent, type RoomState } from './roomState';
import { addressOf, loadDoor } from './useEntrance';
import { hasExpired, useTicketAnswers } from './useTicketAnswers';

/** Where a winner of a protected room signs in. */
const AUTH_ORIGIN = 'https://identitytoolkit.googleapis.com';

/**
 * The click on 'Entrar', and clicks of earlier visits that have had no answer.
 * @param account who is signed in, as far as that matters (useAccount)
 * @param forRegistered the show is for registered people
 */
export function useClick(
  firebase: Firebase | null,
  state: RoomState,
  dispatch: Dispatch<RoomEvent>,
  { account, forRegistered }: { account: AuthState | null; forRegistered: boolean },
) {
  const { awaitAnswer, enterShow, isPending } = useTicketAnswers(dispatch);
  const profile = account?.status === 'signedIn' ? account.profile : null;
  const entrant: Entrant | null = forRegistered ? profile : null;
  const accountKnown = account !== null && account.status !== 'loading';
  const currentEntrant = useRef(entrant);
  useEffect(() => {
    currentEntrant.current = entrant;
  }, [entrant]);

  const takePlace = async (loaded: Firebase, clicked: LinkedRoom, request: 'click' | 'resolve') => {
    // If the admin changes the link during a click, the click goes on in the room with the new link.
    for (let room: LinkedRoom | null = clicked; room;) {
      const target: LinkedRoom = room;
      const { vaga, prova } = await loaded.ticketFor(target);
      const { id: sala, link: ofRoom } = target;
      const dono = currentEntrant.current?.uid;
      const ticket = { sala, link: ofRoom, vaga, prova, dono, state: 'sent', seen: Date.now() } as const;
      loaded.storeTicket(ticket);
      const standing = await awaitAnswer(loaded, ticket, () =>
        request === 'click'
          ? loaded.click(loaded.db, target, vaga, () => currentEntrant.current)
          : loaded.resolve(loaded.db, target, vaga, dono),
      );
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
      if (ticket.dono !== undefined && !accountKnown) continue;
      const uid = ticket.dono === profile?.uid ? ticket.dono : undefined;
      void awaitAnswer(firebase, ticket, () => firebase.resolve(firebase.db, room, ticket.vaga, uid));
    }
  };

  const onAccountKnown = useEffectEvent(() => resolveUnanswered());
  useEffect(() => {
    if (accountKnown) onAccountKnown();
  }, [accountKnown]);

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

  // Before the click, so that a winner does not wait for it.
  const isProtected = protectedName(state.room?.link ?? '') !== null;
  useEffect(() => {
    if (!isProtected) return;
    preconnect(AUTH_ORIGIN, { crossOrigin: 'anonymous' });
    loadDoor().catch(() => undefined);
  }, [isProtected]);

  // Winners who come back before the address has been read wait for it.
  const hasReturned = isProtected && state.outcome === 'won';
  const onWinnersReturn = useEffectEvent((loaded: Firebase) => {
    const ticket = state.room && loaded.storedTicketFor(state.room);
    if (ticket && addressOf(ticket) === undefined) void enterShow(loaded, ticket);
  });
  useEffect(() => {
    if (firebase && hasReturned) onWinnersReturn(firebase);
  }, [firebase, hasReturned]);

  const enter = () => {
    const { room, outcome } = state;
    if (outcome === 'clicking') return;
    if (!firebase || !hasLink(room)) {
      dispatch({ type: 'missed' });
      return;
    }
    // Read from the storage because another tab may have clicked with the same ticket.
    const kept = firebase.storedTicketFor(room);
    if (!hasPlace(outcome)) track('sala_clicou');
    const request = requestOf(state, kept !== undefined || entrant !== null);
    if (kept?.state === 'won') {
      void enterShow(firebase, kept);
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
