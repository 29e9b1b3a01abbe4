import { randomUUID } from 'node:crypto';
import type { ShowSettings } from '../../src/model';
import type { StoredTicket } from '../../src/storedTickets';
import type { RoomView } from '../../src/waiting-room/roomView';
import type { Surroundings } from '../../src/waiting-room/surroundings';
import { connect, type Client, type Project } from './connect';
import type { Person } from './crowd';
import { ownAndRead, readDoor, type DoorAttempt } from './door';
import type { Product } from './loadProduct';
import { ADDRESS, linkOf, profileOf, type ShowKind } from './show';
import type { Usage } from './usage';

/** What happened to a visitor. Times are by performance.now(). */
export interface Visit {
  /** The last ticket's id; null if no click was sent. */
  ticket: string | null;
  /** When the button appeared. */
  sawAt: number | null;
  clickedAt: number | null;
  answeredAt: number | null;
  answer: 'won' | 'lost' | null;
  /** How reading the address behind a protected link ended. */
  door: DoorAttempt | null;
  /** Error messages of clicks after which the button came back. */
  failures: string[];
  usage: Usage;
}

interface Rehearsed {
  project: Project;
  show: ShowKind;
}

/** A person on the waiting room's page, which is the product's own session: clicks when the button has appeared. */
export class Visitor {
  /** Changes until the visitor is answered. */
  readonly visit: Visit;
  /** The server has answered all of the page's subscriptions. */
  readonly arrived: Promise<unknown>;
  /** The button has appeared. */
  readonly released = deferred();
  /** Winners of a protected room have also read the address. Never rejects. */
  readonly answered = deferred();
  private readonly client: Client;
  private readonly tickets;
  private readonly session;
  private stored: StoredTicket[] = [];
  private seen: RoomView['view'] = 'loading';
  private readonly endings: (() => void)[] = [];

  constructor(
    private readonly product: Product,
    private readonly rehearsed: Rehearsed,
    private readonly person: Person,
    private readonly index: number,
  ) {
    const { project, show } = rehearsed;
    const secret = randomUUID();
    this.visit = {
      ticket: null,
      sawAt: null,
      clickedAt: null,
      answeredAt: null,
      answer: null,
      door: null,
      failures: [],
      usage: product.noUsage(),
    };
    this.client = connect(project, show === 'registered' ? profileOf(index).uid : undefined);
    product.trackUsage(this.client, this.visit.usage, show, person.losesAnswer);
    this.tickets = new product.Tickets({
      read: () => this.stored,
      write: (tickets) => {
        this.stored = tickets;
        this.visit.ticket = tickets[0]?.vaga ?? null;
      },
      secret: async () => secret,
    });
    this.session = new product.RoomSession(this.surroundings());
    this.session.subscribe(() => this.look());
    this.session.start();
    this.arrived = Promise.all([this.followRooms(), this.followShow()]);
  }

  /** Tries to own the place, if need be, and to read the address behind the protected link. */
  async tryDoor(): Promise<DoorAttempt> {
    // Registered people own their places by the click.
    if (this.rehearsed.show === 'registered') return readDoor(this.product, this.client.db);
    const kept = this.stored[0];
    // The rules compare the ticket only with its proof.
    const { vaga, prova = '' } =
      kept ?? (await this.product.deriveTicket(randomUUID(), 'ensaio', linkOf(this.rehearsed.show)));
    const { uid } = profileOf(this.index);
    return ownAndRead(this.product, this.rehearsed.project, this.visit.usage, { uid, vaga, prova });
  }

  async leave(): Promise<void> {
    this.session.stop();
    for (const end of this.endings) end();
    await this.client.close();
  }

  private surroundings(): Surroundings {
    return {
      db: this.client.db,
      tickets: this.tickets,
      loadDoor: async () => ({
        prepareDoor: () => {},
        openDoor: async () => {
          this.visit.door = await this.tryDoor();
          // The page would try again, which does not help.
          if (this.visit.door === 'refused') this.answered.resolve();
          if (this.visit.door !== 'read') throw new Error(this.visit.door);
          return ADDRESS;
        },
      }),
      track: () => {},
      pauseTracking: () => {},
      report: (_, error) => this.visit.failures.push(error instanceof Error ? error.message : String(error)),
      now: () => Date.now(),
      isOnline: () => true,
      onNetwork: () => () => {},
      onReturn: () => () => {},
      leave: () => this.answered.resolve(),
    };
  }

  /** Resolves with the first rooms. */
  private followRooms(): Promise<void> {
    const rooms = deferred();
    this.session.follow({
      realtimeDb: this.client.realtimeDb,
      origin: '',
      // What it guards against, a phone that changes cells, does not happen here.
      keepStreamAlive: () => () => {},
      subscribeToRooms: (db, onRooms, onConnection) =>
        this.product.subscribeToRooms(
          db,
          (current) => {
            onRooms(current);
            rooms.resolve();
          },
          onConnection,
        ),
    });
    return rooms.promise;
  }

  /** Resolves with the first settings. */
  private followShow(): Promise<void> {
    const settings = deferred();
    const onShow = ({ forRegistered }: ShowSettings) => {
      const profile = profileOf(this.index);
      this.session.identify({
        forRegistered,
        account: forRegistered ? { status: 'signedIn', profile } : null,
      });
      settings.resolve();
    };
    this.endings.push(this.product.subscribeToShow(this.client.realtimeDb, onShow));
    return settings.promise;
  }

  /** Reacts to what the page shows now. */
  private look(): void {
    const { visit } = this;
    const { view } = this.session.getState();
    if (view === this.seen) return;
    this.seen = view;
    if (view === 'released') {
      if (visit.sawAt === null) {
        visit.sawAt = performance.now();
        this.released.resolve();
      }
      // Also when the button comes back after an error.
      setTimeout(() => this.click(), this.person.reactionMs);
    } else if (view === 'opening' || view === 'lost') {
      this.answer(view === 'lost' ? 'lost' : 'won');
    }
  }

  private click(): void {
    if (this.session.getState().view !== 'released') return;
    this.visit.clickedAt ??= performance.now();
    this.session.enter();
  }

  private answer(answer: 'won' | 'lost'): void {
    const { visit } = this;
    if (visit.answer !== null) return;
    const answeredAt = performance.now();
    Object.assign(visit, { answer, answeredAt });
    if (answer === 'lost') this.answered.resolve();
  }
}

function deferred() {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, resolve: () => settle?.() };
}
