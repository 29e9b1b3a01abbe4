import { useEffect, useRef, type Dispatch } from 'react';
import { loadPart } from '../loadPart';
import { isAllowedLink } from '../link';
import { codeOf, report } from '../reporting';
import { withTimeout } from '../timeouts';
import type { LinkedRoom } from '../model';
import type { Outcome, RoomEvent } from './roomState';
import type { StoredTicket } from '../storedTickets';
import type { Firebase } from './firebase';

/** How long a link may take to open before the button is back, ms. */
const OPENING_MS = 8_000;
/** The pause between attempts to read an address doubles from the first value to the second, ms. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** How long winners who return wait for a correction of the address, ms. */
const CORRECTION_LIMIT_MS = 3_000;

const NOT_READ = 'O endereço do show não pôde ser lido; nova tentativa em instantes.';

export const loadDoor = (reload: 'always' | 'never') => loadPart(() => import('./door'), reload);

/**
 * Takes winners to the live session: at once, or, behind a protected link, as soon as its address can be read.
 * @param mayShow whether the ticket is that of whoever is signed in
 */
export function useEntrance(dispatch: Dispatch<RoomEvent>, mayShow: (ticket: StoredTicket) => boolean) {
  /** For each place, the room that shows it now: several rooms can have the same protected link. */
  const rooms = useRef(new Map<string, LinkedRoom>());
  /** For each place whose address is being read, what ends the pause before the next attempt. */
  const pauses = useRef(new Map<string, () => void>());
  const left = useRef(false);
  useEffect(() => {
    const running = pauses.current;
    const endPauses = () => running.forEach((endPause) => endPause());
    left.current = false;
    window.addEventListener('online', endPauses);
    return () => {
      window.removeEventListener('online', endPauses);
      left.current = true;
      endPauses();
    };
  }, []);

  /**
   * Reads the address behind the ticket's link, again and again while the page is open and the same person is signed in. A
   * call for a ticket whose address is being read ends the pause before the next attempt.
   * @returns null if it is being read already, or is of no use to the visitor any more
   */
  const untilRead = async (
    firebase: Firebase,
    ticket: StoredTicket,
    onFailure: () => void,
  ): Promise<string | null> => {
    const endPause = pauses.current.get(ticket.vaga);
    endPause?.();
    if (endPause) return null;
    const isOver = () => left.current || !mayShow(ticket);
    let address: string | null = null;
    for (
      let pause = FIRST_PAUSE_MS;
      address === null && !isOver();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    ) {
      pauses.current.set(ticket.vaga, () => {});
      try {
        address = await readAddress(firebase, ticket, 'always');
      } catch (error) {
        report(`${NOT_READ} ${adviceOn(error)}`, error);
        onFailure();
        await new Promise<void>((resume) => {
          pauses.current.set(ticket.vaga, resume);
          setTimeout(resume, pause);
        });
      }
    }
    pauses.current.delete(ticket.vaga);
    return isOver() ? null : address;
  };

  const enterShow = async (firebase: Firebase, ticket: StoredTicket): Promise<void> => {
    rooms.current.set(ticket.vaga, firebase.roomOf(ticket));
    const show = (outcome: Outcome) => {
      const room = rooms.current.get(ticket.vaga);
      if (room && mayShow(ticket)) dispatch({ type: 'outcome', room, outcome });
    };
    show('opening');
    const address = ticket.endereco
      ? await readAgain(firebase, ticket, ticket.endereco)
      : (addressOf(ticket) ?? (await untilRead(firebase, ticket, () => show('door'))));
    if (address === null || left.current || !mayShow(ticket)) return;
    show('opening');
    window.location.assign(address);
    // For a visitor who returns, or if the link does not open.
    window.addEventListener('pageshow', () => show('won'), { once: true });
    setTimeout(() => show('won'), OPENING_MS);
  };

  return enterShow;
}

/** Reads the address behind the ticket's link and keeps it. */
async function readAddress(
  { storeTicket, storedTickets }: Firebase,
  ticket: StoredTicket,
  reload: 'always' | 'never',
): Promise<string> {
  const { openDoor } = await loadDoor(reload);
  const kept = () => storedTickets().find(({ vaga }) => vaga === ticket.vaga)?.endereco;
  const endereco = await openDoor(ticket, () => (ticket.endereco === undefined ? kept() : undefined));
  storeTicket({ ...ticket, endereco });
  return endereco;
}

/** The address behind the link now, which the team may have corrected, or the one that was read before. */
async function readAgain(firebase: Firebase, ticket: StoredTicket, before: string): Promise<string> {
  try {
    return await withTimeout(CORRECTION_LIMIT_MS, readAddress(firebase, ticket, 'never'));
  } catch {
    return before;
  }
}

/** Where the ticket leads; undefined until that has been read. */
export function addressOf({ link, endereco }: StoredTicket): string | undefined {
  return isAllowedLink(link) ? link : endereco;
}

/** What the team can do, for the console. */
function adviceOn(error: unknown): string {
  switch (codeOf(error)) {
    case 'auth/operation-not-allowed':
    case 'auth/admin-restricted-operation':
      return 'O login anônimo está desligado: ative-o no console do Firebase, em Authentication, Sign-in method, Anonymous.';
    case 'permission-denied':
      return 'As regras recusaram: a vaga já é de outro usuário, ou a pessoa saiu da conta com que clicou. Confira o código da vaga em ganhadores e mande o link por outro meio.';
    default:
      return '';
  }
}
