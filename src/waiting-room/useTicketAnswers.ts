import { useRef, type Dispatch } from 'react';
import { track } from '../analytics/track';
import { report } from '../reporting';
import type { Standing } from './click';
import type { Outcome, RoomEvent } from './roomState';
import type { StoredTicket } from '../storedTickets';
import { useEntrance } from './useEntrance';
import type { Firebase } from './firebase';

/** Between the closing of the room and the lost view, ms. */
const LOST_DELAY_MS = 200;
/** How long after its room was last seen a loss is still shown to a visitor who comes back, ms. Longer than any click. */
const LOSS_EXPIRY_MS = 360_000;

/**
 * Shows and stores what becomes of this browser's tickets, and takes one that has won to the live session.
 * @param mayShow whether the ticket is that of whoever is signed in
 */
export function useTicketAnswers(dispatch: Dispatch<RoomEvent>, mayShow: (ticket: StoredTicket) => boolean) {
  const pending = useRef(new Set<string>());
  const enterShow = useEntrance(dispatch, mayShow);

  /**
   * Shows the click as under way until `ask` has answered.
   * @returns null where the answer stays unknown, or is already awaited
   */
  const awaitAnswer = async (
    firebase: Firebase,
    ticket: StoredTicket,
    ask: () => Promise<Standing>,
  ): Promise<Standing | null> => {
    if (pending.current.has(ticket.vaga)) return null;
    pending.current.add(ticket.vaga);
    const { storeTicket, roomOf } = firebase;
    const room = roomOf(ticket);
    const show = (outcome: Outcome) => {
      if (mayShow(ticket)) dispatch({ type: 'outcome', room, outcome });
    };
    show('clicking');
    try {
      const standing = await ask();
      if (standing.kind === 'won') {
        const won = { ...ticket, vaga: standing.vaga, state: 'won' } as const;
        storeTicket(won);
        void enterShow(firebase, won);
        track('sala_ganhou');
      } else if (standing.kind === 'lost') {
        storeTicket({ ...ticket, state: 'lost' });
        track('sala_perdeu');
        if (standing.removed && hasExpired(ticket)) dispatch({ type: 'expired', room });
        else setTimeout(() => show('lost'), LOST_DELAY_MS);
      } else {
        storeTicket({ ...ticket, seen: Date.now() });
        show('none');
      }
      return standing;
    } catch (error) {
      report('Erro ao processar clique:', error);
      show('none');
      return null;
    } finally {
      pending.current.delete(ticket.vaga);
    }
  };

  return { awaitAnswer, enterShow, isPending: ({ vaga }: StoredTicket) => pending.current.has(vaga) };
}

/** Whether a visitor who comes back would take an earlier show's loss for one in the next show. */
export function hasExpired({ seen }: StoredTicket): boolean {
  return Date.now() - seen > LOSS_EXPIRY_MS;
}
