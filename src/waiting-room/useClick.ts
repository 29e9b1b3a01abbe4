import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { track } from '../analytics/track';
import type { AuthState } from '../auth/AuthContext';
import { protectedName } from '../link';
import { hasLink, type LinkedRoom, type Room } from '../model';
import { report } from '../reporting';
import type { Entrant } from './click';
import type { Firebase } from './firebase';
import { hasPlace, requestOf, type Outcome, type RoomEvent, type RoomState } from './roomState';
import { NoAnswerError } from '../timeouts';
import { uidOf } from './useAccount';
import { addressOf, loadDoor } from './useEntrance';
import { hasExpired, useTicketAnswers } from './useTicketAnswers';

/** How long a click in a protected room waits until it is known who clicks, ms. */
const IDENTITY_LIMIT_MS = 10_000;
const IDENTITY_POLL_MS = 50;

interface Identity {
  /** The show is for registered people; null until that is known. */
  forRegistered: boolean | null;
  /** Who is signed in, as far as that matters (useAccount). */
  account: AuthState | null;
}

/** The click on 'Entrar', and clicks of earlier visits that have had no answer. */
export function useClick(
  firebase: Firebase | null,
  state: RoomState,
  dispatch: Dispatch<RoomEvent>,
  identity: Identity,
) {
  const uid = uidOf(identity.account);
  const latestIdentity = useRef(identity);
  useEffect(() => {
    latestIdentity.current = identity;
  });
  const { awaitAnswer, enterShow, isPending } = useTicketAnswers(dispatch, ({ dono }) => {
    const { account } = latestIdentity.current;
    return dono === undefined || account?.status === 'loading' || dono === uidOf(account);
  });

  /**
   * @returns who clicks in a show for registered people; null in an open show; 'signedOut' if nobody may click
   * @throws NoAnswerError if that is not known after 10 s
   */
  const untilIdentified = async (): Promise<Entrant | null | 'signedOut'> => {
    const deadline = performance.now() + IDENTITY_LIMIT_MS;
    for (;;) {
      const { forRegistered, account } = latestIdentity.current;
      if (forRegistered === false) return null;
      if (forRegistered && account?.status === 'signedIn') return account.profile;
      if (forRegistered && account?.status === 'signedOut') return 'signedOut';
      if (performance.now() > deadline)
        throw new NoAnswerError('O horário do show ou a conta não foram lidos.');
      await new Promise((wake) => setTimeout(wake, IDENTITY_POLL_MS));
    }
  };

  const takePlace = async (loaded: Firebase, clicked: LinkedRoom, request: 'click' | 'resolve') => {
    // If the admin changes the link during a click, the click goes on in the room with the new link.
    for (let room: LinkedRoom | null = clicked; room;) {
      const target: LinkedRoom = room;
      const { id: sala, link } = target;
      // A show for registered people has a protected link. Other rooms need not wait.
      const person = protectedName(link) === null ? null : await untilIdentified();
      if (person === 'signedOut') {
        dispatch({ type: 'outcome', room: target, outcome: 'none' });
        return;
      }
      const kept = loaded.storedTicketFor(target, uidOf(latestIdentity.current.account));
      if (kept?.state === 'won') {
        void enterShow(loaded, kept);
        return;
      }
      const { vaga, prova } = await loaded.ticketFor(target, person?.uid);
      const dono = person?.uid;
      const ticket = { sala, link, vaga, prova, dono, state: 'sent', seen: Date.now() } as const;
      loaded.storeTicket(ticket);
      const standing = await awaitAnswer(loaded, ticket, () =>
        request === 'click'
          ? loaded.click(loaded.db, target, vaga, person)
          : loaded.resolve(loaded.db, target, vaga, person?.uid),
      );
      const newLink = standing?.kind === 'open' ? standing.link : null;
      room = newLink !== null && newLink !== link ? { ...target, link: newLink } : null;
    }
  };

  /** Asks again for the answers that a reload, a lost connection or a suspended page has cost. */
  const resolveUnanswered = () => {
    if (!firebase) return;
    // A registered person may have a place by another device, which only that account can ask for.
    for (const ticket of firebase.visibleTickets(uid)) {
      if (ticket.state !== 'sent') continue;
      const room = firebase.roomOf(ticket);
      if (!hasExpired(ticket)) dispatch({ type: 'returned', room, outcome: 'none' });
      void awaitAnswer(firebase, ticket, () => firebase.resolve(firebase.db, room, ticket.vaga, ticket.dono));
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
    const ticket = room && firebase?.storedTicketFor(room, uid);
    if (!ticket) return 'none';
    if (isPending(ticket)) return 'clicking';
    return ticket.state === 'sent' ? 'none' : ticket.state;
  };

  // Before the click, so that a winner does not wait for it.
  const isProtected = protectedName(state.room?.link ?? '') !== null;
  useEffect(() => {
    if (!isProtected) return;
    loadDoor('never').then(
      ({ prepareDoor }) => prepareDoor(),
      () => undefined,
    );
  }, [isProtected]);

  // Winners who come back before their address has been read wait for it, whatever room is open now.
  const onVisit = useEffectEvent((loaded: Firebase, person: string | undefined) => {
    for (const ticket of loaded.visibleTickets(person))
      if (ticket.state === 'won' && addressOf(ticket) === undefined) void enterShow(loaded, ticket);
  });
  useEffect(() => {
    if (firebase) onVisit(firebase, uid);
  }, [firebase, uid]);

  const enter = () => {
    const { room, outcome } = state;
    if (outcome === 'clicking') return;
    if (!firebase || !hasLink(room)) {
      dispatch({ type: 'missed' });
      return;
    }
    // Read from the storage because another tab may have clicked with the same ticket.
    const kept = firebase.storedTicketFor(room, uid);
    if (!hasPlace(outcome)) track('sala_clicou');
    const request = requestOf(state, kept !== undefined || identity.forRegistered === true);
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
