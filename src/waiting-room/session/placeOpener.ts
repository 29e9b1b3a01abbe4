import { isAllowedLink } from '../../base/link';
import { Pauses } from '../../base/pauses';
import { growingPause, withTimeout } from '../../base/timeouts';
import type { StoredTicket } from '../../show/storedTickets';
import { isOfEarlierShow } from './expiry';
import type { RoomStore } from './store';

/** If the page is still open after this time, 'Entrar' is shown again. */
const NAVIGATION_LIMIT_MS = 8_000;
/** The pauses between attempts to read an address. */
const PAUSES_MS = { first: 2_000, longest: 30_000 };
/** How long a returning winner waits for a second read of the address, which the team may have corrected. */
const CORRECTION_LIMIT_MS = 3_000;

/** Logged for the team if an address could not be read; the error says what to do, if that is known. */
const UNREAD = 'O endereço do show não pôde ser lido; nova tentativa em instantes.';

/** Takes winners to the live session. If the link is protected, first reads the address behind the link. */
export class PlaceOpener {
  /** When the visitor won or last pressed 'Entrar', by the id of each ticket whose address is being read. */
  private readonly reading = new Map<string, number>();
  private readonly pauses = new Pauses();
  /** The ids of the tickets whose address the browser is opening. */
  private readonly leaving = new Set<string>();
  private navigationTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: RoomStore) {}

  async open(ticket: StoredTicket): Promise<void> {
    const { vaga, link } = ticket;
    if (isAllowedLink(link)) return this.leaveFor(link, ticket);
    this.store.activities.set(vaga, 'leaving');
    const underWay = this.reading.has(vaga);
    this.reading.set(vaga, this.store.deps.deviceNow());
    // The read that is under way repeats a failed attempt at once.
    if (underWay) return this.endPauses();
    try {
      this.leaveFor(await this.addressFor(ticket), ticket);
    } finally {
      this.reading.delete(vaga);
    }
  }

  /** Shows the button to winners who have come back from the live session, or whose navigation has failed. */
  showEnterButton(): void {
    for (const vaga of this.leaving) this.store.activities.end(vaga);
    this.leaving.clear();
  }

  /** Ends the pauses between attempts to read an address: an address that is still wanted is read at once. */
  endPauses(): void {
    this.pauses.endAll();
  }

  /**
   * Navigates first and updates the page afterwards, so that the address loads while the page renders. Does
   * nothing if the visitor has left.
   */
  private leaveFor(address: string | null, ticket: StoredTicket): void {
    const { store } = this;
    const { vaga } = ticket;
    if (address === null || !this.isWanted(ticket)) return store.activities.end(vaga);
    this.leaving.add(vaga);
    store.deps.leave(address);
    store.activities.set(vaga, 'leaving');
    // If the navigation fails, the page stays and must show the button again.
    clearTimeout(this.navigationTimer);
    this.navigationTimer = setTimeout(() => this.showEnterButton(), NAVIGATION_LIMIT_MS);
  }

  /**
   * Whether the visitor is still on the page, the ticket may be this visitor's, and the read of its address
   * has not lasted until the next show.
   */
  private isWanted(ticket: StoredTicket): boolean {
    const { isClosed, visitor, deps } = this.store;
    const since = this.reading.get(ticket.vaga) ?? Infinity;
    return !isClosed && visitor.mayOwn(ticket) && !isOfEarlierShow(since, deps.deviceNow());
  }

  /** The address behind a protected link; null if it is not wanted any more (isWanted). */
  private async addressFor(ticket: StoredTicket): Promise<string | null> {
    const { endereco } = ticket;
    if (endereco === undefined) return this.untilRead(ticket);
    // Reads a known address again, because the team may have corrected it. If the read fails, the known
    // address serves.
    return withTimeout(CORRECTION_LIMIT_MS, this.readAddress(ticket, 'never')).catch(() => endereco);
  }

  private async untilRead(ticket: StoredTicket): Promise<string | null> {
    const { store } = this;
    for (let failures = 0; this.isWanted(ticket); failures++) {
      try {
        return await this.readAddress(ticket, 'always');
      } catch (error) {
        // Another tab may have read the address.
        const stored = this.storedAddress(ticket);
        if (stored !== undefined) return stored;
        store.deps.report(UNREAD, error);
        store.activities.set(ticket.vaga, 'noAddress');
      }
      await this.pauses.pause(growingPause(failures, PAUSES_MS));
    }
    return null;
  }

  /** Reads the address behind the ticket's link, and stores it with the ticket. */
  private async readAddress(ticket: StoredTicket, reload: 'always' | 'never'): Promise<string> {
    const { tickets, loadPlaceAddress } = this.store.deps;
    const { readPlaceAddress } = await loadPlaceAddress(reload);
    const endereco = await readPlaceAddress(ticket, () => this.storedAddress(ticket));
    tickets.store({ ...ticket, endereco });
    return endereco;
  }

  private storedAddress(ticket: StoredTicket): string | undefined {
    return this.store.deps.tickets.all().find(({ vaga }) => vaga === ticket.vaga)?.endereco;
  }
}
