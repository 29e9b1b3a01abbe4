import { randomUUID } from 'node:crypto';
import { requestExactTime } from '../../../src/firebase/exactTime';
import type { StoredTicket } from '../../../src/show/storedTickets';
import type { Dependencies } from '../../../src/waiting-room/session/dependencies';
import type { RoomView } from '../../../src/waiting-room/session/roomView';
import { RoomSession } from '../../../src/waiting-room/session/session';
import { deriveTicket, Tickets } from '../../../src/waiting-room/session/tickets';
import { connect, type Client, type Project } from '../../shared/connect';
import { makeGate } from '../../shared/gate';
import { ADDRESS, linkOf, profileOf, type ShowKind } from '../show';
import { sendOver, type Person } from './crowd';
import { subscribe, WITHOUT_BROWSER, WITHOUT_SIGN_IN } from './page';
import { ownAndRead, tryToRead, type ReadAttempt } from './readAttempt';
import { trackUsage } from './usage';
import { Visit } from './visit';

/** A simulated visitor with the product's own waiting room session, who clicks when the button appears. */
export class Visitor {
  /** The record of what happens to the visitor, until the click has been answered. */
  readonly visit = new Visit();
  /** Resolves when the button appears. */
  readonly released = makeGate();
  /** Resolves at the answer; for a winner of a protected room, when the address is read or refused. */
  readonly answered = makeGate();
  readonly stream: ReturnType<typeof subscribe>;
  private readonly client: Client;
  private readonly session: RoomSession;
  private stored: StoredTicket[] = [];
  private seen: RoomView['view'] = 'loading';

  constructor(
    private readonly rehearsed: { project: Project; show: ShowKind },
    private readonly person: Person,
    private readonly index: number,
  ) {
    const { project, show } = rehearsed;
    this.client = connect(project, show === 'registered' ? profileOf(index).uid : undefined);
    trackUsage(this.client, this.visit.usage, show, person);
    this.visit.connection = person.connection;
    this.session = new RoomSession(this.dependencies());
    this.session.subscribe(() => this.onChange());
    this.session.start();
    this.stream = subscribe(this.session, this.client.realtimeDb, profileOf(index), person.connection.back);
  }

  /** Tries to read the protected address; in an open show, first tries to own the ticket's place. */
  async tryAddress(): Promise<ReadAttempt> {
    const { project, show } = this.rehearsed;
    // In a show for registered people, the click has already made winners the owners.
    if (show === 'registered') return tryToRead(this.client.db);
    // A visitor who has not clicked invents a ticket, whose id fits its proof, as firestore.rules require.
    const ticket = this.stored[0] ?? (await deriveTicket(randomUUID(), { id: 'sala', link: linkOf(show) }));
    return ownAndRead(project, this.visit.usage, profileOf(this.index).uid, ticket);
  }

  async leave(): Promise<void> {
    this.session.stop();
    this.stream.unsubscribe();
    await this.client.close();
  }

  private dependencies(): Dependencies {
    const secret = randomUUID();
    return {
      db: this.client.db,
      readExactTime: () => {
        this.visit.usage.documentReads++;
        return sendOver(this.person.connection, () => requestExactTime(this.client.db));
      },
      tickets: new Tickets({
        read: () => this.stored,
        write: (tickets) => {
          this.stored = tickets;
          this.visit.ticket = tickets[0]?.vaga ?? null;
        },
        secret: async () => secret,
      }),
      loadPlaceAddress: async () => ({ ...WITHOUT_SIGN_IN, readPlaceAddress: this.readPlaceAddress }),
      ...WITHOUT_BROWSER,
      report: (what, error) => this.visit.reportedErrors.push(`${what} ${String(error)}`),
      deviceNow: () => Date.now() + this.person.clockError,
      leave: () => this.answered.open(),
    };
  }

  private readonly readPlaceAddress = async (): Promise<string> => {
    this.visit.readAttempt = await this.tryAddress();
    // A page would try again after a refusal, but for the rehearsal the refusal is the result.
    if (this.visit.readAttempt === 'refused') this.answered.open();
    if (this.visit.readAttempt !== 'read') throw new Error(this.visit.readAttempt);
    return ADDRESS;
  };

  /** Called when the view may have changed: records the time, and clicks when the button appears. */
  private onChange(): void {
    const { visit } = this;
    const { view } = this.session.getState();
    if (view === this.seen) return;
    const countedDown = this.seen === 'countdown';
    this.seen = view;
    if (view === 'released') {
      visit.sawAt ??= performance.now();
      visit.plannedAt ??= (countedDown ? this.session.opensAt : null) ?? visit.sawAt;
      this.released.open();
      // Also reached after a failed click, when the button comes back: the visitor clicks again.
      setTimeout(() => this.click(), this.person.reactionMs);
    } else if ((view === 'leaving' || view === 'lost') && visit.answer === null) {
      visit.answer = view === 'lost' ? 'lost' : 'won';
      visit.answeredAt = performance.now();
      if (view === 'lost') this.answered.open();
    }
  }

  private click(): void {
    if (this.session.getState().view !== 'released') return;
    this.visit.clickedAt ??= performance.now();
    this.session.enter();
  }
}
