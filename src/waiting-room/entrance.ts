import { isAllowedLink } from '../link';
import { codeOf } from '../reporting';
import type { StoredTicket } from '../storedTickets';
import { growingPause, withTimeout } from '../timeouts';
import type { Outcome } from './roomState';
import type { RoomStore } from './store';
import type { Surroundings } from './surroundings';

/** How long a link may take to open before the button is back, ms. */
const OPENING_MS = 8_000;
/** Between two attempts to read an address. */
const PAUSES_MS = { first: 2_000, longest: 30_000 };
/** How long winners who return wait for a correction of the address, ms. */
const CORRECTION_LIMIT_MS = 3_000;

const NOT_READ = 'O endereço do show não pôde ser lido; nova tentativa em instantes.';

/** The way of winners to the live session: at once, or, behind a protected link, as soon as its address can be read. */
export class Entrance {
  /** By place, the ticket that entered last: several rooms can have the same protected link. */
  private readonly entered = new Map<string, StoredTicket>();
  /** By place whose address is being read, what ends the pause before the next attempt. */
  private readonly pauses = new Map<string, () => void>();
  /** The places whose address is being opened. */
  private readonly opening = new Set<string>();

  constructor(
    private readonly given: Surroundings,
    private readonly store: RoomStore,
  ) {}

  async enter(ticket: StoredTicket): Promise<void> {
    const { vaga } = ticket;
    this.entered.set(vaga, ticket);
    this.store.show(ticket, 'opening');
    const address = await this.addressFor(ticket);
    if (address === null || !this.store.awaits(ticket)) return;
    this.show(vaga, 'opening');
    this.opening.add(vaga);
    this.given.leave(address);
    // If it does not open.
    setTimeout(() => this.welcomeBack(), OPENING_MS);
  }

  /** Gives winners who have come back from the live session, or have not got there, their button. */
  welcomeBack(): void {
    for (const vaga of this.opening) this.show(vaga, 'won');
    this.opening.clear();
  }

  /** Reads at once the addresses whose next attempt is being waited for. */
  hurry(): void {
    for (const endPause of this.pauses.values()) endPause();
  }

  private show(vaga: string, outcome: Outcome): void {
    const ticket = this.entered.get(vaga);
    if (ticket) this.store.show(ticket, outcome);
  }

  /** Null if it is being read already, or is not wanted any more. */
  private addressFor(ticket: StoredTicket): Promise<string | null> | string {
    const { endereco } = ticket;
    if (endereco === undefined) return addressOf(ticket) ?? this.untilRead(ticket);
    // The team may have corrected it.
    return withTimeout(CORRECTION_LIMIT_MS, this.readAddress(ticket, 'never')).catch(() => endereco);
  }

  private async untilRead(ticket: StoredTicket): Promise<string | null> {
    const { vaga } = ticket;
    const endPause = this.pauses.get(vaga);
    endPause?.();
    if (endPause) return null;
    try {
      for (let failures = 0; this.store.awaits(ticket); failures++) {
        this.pauses.set(vaga, () => {});
        const address = await this.readAddress(ticket, 'always').catch((error: unknown) => {
          this.given.report(`${NOT_READ} ${adviceOn(error)}`, error);
          this.show(vaga, 'door');
        });
        if (address !== undefined) return address;
        await new Promise<void>((resume) => {
          this.pauses.set(vaga, resume);
          setTimeout(resume, growingPause(failures, PAUSES_MS));
        });
      }
      return null;
    } finally {
      this.pauses.delete(vaga);
    }
  }

  /** Reads the address behind the ticket's link and keeps it. */
  private async readAddress(ticket: StoredTicket, reload: 'always' | 'never'): Promise<string> {
    const { tickets, loadDoor } = this.given;
    const { openDoor } = await loadDoor(reload);
    const kept = () => tickets.all().find(({ vaga }) => vaga === ticket.vaga)?.endereco;
    const endereco = await openDoor(ticket, () => (ticket.endereco === undefined ? kept() : undefined));
    tickets.store({ ...ticket, endereco });
    return endereco;
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
