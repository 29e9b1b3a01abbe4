import { useEffect, useRef, type Dispatch } from 'react';
import { loadPart } from '../loadPart';
import { isAllowedLink } from '../link';
import { codeOf, report } from '../reporting';
import { withTimeout } from '../timeouts';
import type { Outcome, RoomEvent } from './roomState';
import type { StoredTicket } from './tickets';
import type { Firebase } from './firebase';

/** How long a link may take to open before the button is back, ms. */
const OPENING_MS = 8_000;
/** The pause between attempts to read an address doubles from the first value to the second, ms. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** How long a winner who returns waits for a correction of the address, ms. */
const CORRECTION_LIMIT_MS = 3_000;

const NOT_READ = 'O endereço do show não pôde ser lido; nova tentativa em instantes.';

export const loadDoor = (reload: 'always' | 'never') => loadPart(() => import('./door'), reload);

/** Takes winners to the live session: at once, or, behind a protected link, as soon as its address can be read. */
export function useEntrance(dispatch: Dispatch<RoomEvent>) {
  /** Ends the pause between two attempts, by ticket. */
  const attempts = useRef(new Map<string, () => void>());
  const left = useRef(false);
  useEffect(() => {
    const running = attempts.current;
    left.current = false;
    return () => {
      left.current = true;
      for (const wake of running.values()) wake();
    };
  }, []);

  /**
   * Reads the address behind the ticket's link, again and again while the page is open. A call for a ticket whose address is
   * being read ends the pause before the next attempt.
   * @returns null if it is being read already, or the visitor has left the page
   */
  const untilRead = async (
    { storeTicket }: Firebase,
    ticket: StoredTicket,
    onFailure: () => void,
  ): Promise<string | null> => {
    const endPause = attempts.current.get(ticket.vaga);
    endPause?.();
    if (endPause) return null;
    for (let pause = FIRST_PAUSE_MS; !left.current; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      attempts.current.set(ticket.vaga, () => {});
      try {
        const { openDoor } = await loadDoor('always');
        const endereco = await openDoor(ticket);
        attempts.current.delete(ticket.vaga);
        storeTicket({ ...ticket, endereco });
        return endereco;
      } catch (error) {
        report(`${NOT_READ} ${adviceOn(error)}`, error);
        onFailure();
        await new Promise<void>((resume) => {
          attempts.current.set(ticket.vaga, resume);
          window.addEventListener('online', () => resume(), { once: true });
          setTimeout(resume, pause);
        });
      }
    }
    attempts.current.delete(ticket.vaga);
    return null;
  };

  const enterShow = async (firebase: Firebase, ticket: StoredTicket): Promise<void> => {
    const show = (outcome: Outcome) => dispatch({ type: 'outcome', room: firebase.roomOf(ticket), outcome });
    show('opening');
    const address = ticket.endereco
      ? await readAgain(firebase, ticket, ticket.endereco)
      : (addressOf(ticket) ?? (await untilRead(firebase, ticket, () => show('door'))));
    if (address === null) return;
    show('opening');
    window.location.assign(address);
    // For a visitor who returns, or if the link does not open.
    window.addEventListener('pageshow', () => show('won'), { once: true });
    setTimeout(() => show('won'), OPENING_MS);
  };

  return enterShow;
}

/** The address behind the link now, which the team may have corrected, or the one that was read before. */
async function readAgain({ storeTicket }: Firebase, ticket: StoredTicket, before: string): Promise<string> {
  try {
    const { openDoor } = await withTimeout(CORRECTION_LIMIT_MS, loadDoor('never'));
    const endereco = await withTimeout(CORRECTION_LIMIT_MS, openDoor(ticket));
    storeTicket({ ...ticket, endereco });
    return endereco;
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
