import { protectedName } from '../link';
import { hasLink, type LinkedRoom, type Room } from '../model';
import type { StoredTicket } from '../storedTickets';
import { withTimeout } from '../timeouts';
import { Answers } from './answers';
import { click } from './click';
import { addressOf, Entrance } from './entrance';
import type { Identity } from './identity';
import type { Realtime } from './realtime';
import { readRooms } from './readRooms';
import { hasPlace, isSameRoom, requestOf, type Outcome } from './roomState';
import { RoomStore } from './store';
import { resolve } from './standing';
import type { Surroundings } from './surroundings';

/** How long a click in a protected room waits until it is known who clicks, ms. */
const IDENTITY_LIMIT_MS = 10_000;

/** What a session uses of the chunk with all of Firestore. */
type RoomStream = Pick<Realtime, 'realtimeDb' | 'origin' | 'keepStreamAlive' | 'subscribeToRooms'>;

/** One visit of the waiting room: everything between the page and the database. It does nothing before `start`. */
export class RoomSession {
  private readonly store: RoomStore;
  private readonly entrance: Entrance;
  private readonly answers: Answers;
  /** Those that the server has shown last; null before the first. */
  private rooms: Room[] | null = null;
  /** The ids of the rooms in which a click is under way, which goes on if their link changes. */
  private readonly entering = new Set<string>();
  private readonly endings: (() => void)[] = [];

  constructor(private readonly given: Surroundings) {
    this.store = new RoomStore(given);
    this.entrance = new Entrance(given, this.store);
    this.answers = new Answers(given, this.store, this.entrance);
  }

  get getState() {
    return this.store.screen.getState;
  }

  get subscribe() {
    return this.store.screen.subscribe;
  }

  /** Shows the rooms of this moment, and what this browser has kept of its clicks. */
  start(): void {
    const { db, onNetwork, onReturn, isOnline } = this.given;
    this.endings.push(
      onNetwork(() => {
        if (isOnline()) this.entrance.hurry();
        this.store.refresh();
      }),
      onReturn(() => {
        this.entrance.welcomeBack();
        this.resolveUnanswered();
      }),
    );
    this.enterKeptPlaces();
    readRooms(db).then(
      (rooms) => {
        // The subscription's are newer.
        if (this.rooms || this.store.isClosed) return;
        this.onRooms(rooms);
        this.onConnection(true);
      },
      // An error comes to the subscription too, which handles it.
      () => {},
    );
  }

  /** Follows the rooms from now on. */
  follow({ realtimeDb, origin, subscribeToRooms, keepStreamAlive }: RoomStream): void {
    this.endings.push(
      subscribeToRooms(
        realtimeDb,
        (rooms) => this.onRooms(rooms),
        (connected) => this.onConnection(connected),
      ),
      keepStreamAlive(realtimeDb, { origin, onSilence: (silent) => this.store.setSilent(silent) }),
    );
  }

  /** Says who is at the page, whenever that changes. */
  identify(identity: Identity): void {
    const { visitor } = this.store;
    const { uid } = visitor;
    visitor.identify(identity);
    if (visitor.uid === uid) return this.store.refresh();
    this.store.dispatch({ type: 'identified', instead: uid !== undefined });
    if (this.rooms) this.onRooms(this.rooms);
    this.resolveUnanswered();
    this.enterKeptPlaces();
  }

  stop(): void {
    this.store.close();
    for (const end of this.endings) end();
    this.entrance.hurry();
  }

  /** The click on 'Entrar'. */
  readonly enter = (): void => {
    const { room, outcome } = this.store.state;
    if (outcome === 'clicking') return;
    if (!hasLink(room)) return this.store.dispatch({ type: 'missed' });
    if (!hasPlace(outcome)) this.given.track('sala_clicou');
    const kept = this.ticketOf(room);
    const mayHavePlace = kept !== undefined || this.store.visitor.known.forRegistered === true;
    const request = requestOf(this.store.state, mayHavePlace);
    if (kept?.state === 'won') {
      void this.entrance.enter(kept);
    } else if (kept?.state === 'lost') {
      this.store.show(kept, 'lost');
    } else if (request === 'nothing') {
      this.store.dispatch({ type: 'missed' });
      this.given.track('sala_perdeu');
    } else {
      void this.enterRoom(room, request);
    }
  };

  private async enterRoom(clicked: LinkedRoom, request: 'click' | 'resolve'): Promise<void> {
    const { id } = clicked;
    let asked = clicked;
    this.entering.add(id);
    this.store.dispatch({ type: 'outcome', room: clicked, outcome: 'clicking' });
    try {
      // If the admin changes the link during a click, the click goes on in the room with the new link.
      for (let link: string | null = clicked.link; link !== null;) {
        asked = { ...clicked, link };
        link = await this.takePlace(asked, request);
      }
    } catch (error) {
      this.given.report('Erro ao processar clique:', error);
      this.store.dispatch({ type: 'outcome', room: asked, outcome: 'none' });
    }
    this.entering.delete(id);
    const { room } = this.store.state;
    // The click has ended in the room with the old link, and the screen shows the one with the new link.
    if (room?.id === id && !isSameRoom(room, asked))
      this.store.dispatch({ type: 'outcome', room, outcome: this.remembered(room) });
  }

  /**
   * @returns the room's new link, if it has another by now
   * @throws NoAnswerError if it does not turn out in time who clicks
   */
  private async takePlace(room: LinkedRoom, request: 'click' | 'resolve'): Promise<string | null> {
    const { db, tickets, now } = this.given;
    const { id: sala, link } = room;
    // A show for registered people has a protected link. Other rooms need not wait.
    const person =
      protectedName(link) === null
        ? null
        : await withTimeout(IDENTITY_LIMIT_MS, this.store.visitor.untilIdentified());
    if (person === 'signedOut') {
      this.store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    const kept = this.ticketOf(room);
    if (kept?.state === 'won') {
      void this.entrance.enter(kept);
      return null;
    }
    const dono = person?.uid;
    const { vaga, prova } = await tickets.derive(room, dono);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono, state: 'sent', seen: now() };
    // Before it is sent: after a reload the answer is asked for again.
    tickets.store(ticket);
    const standing = await this.answers.ask(ticket, () =>
      request === 'click' ? click(db, room, vaga, person) : resolve(db, room, vaga, dono),
    );
    return standing?.kind === 'open' && standing.link !== link ? standing.link : null;
  }

  private onRooms(rooms: Room[]): void {
    this.rooms = rooms;
    this.store.dispatch({ type: 'rooms', rooms, remembered: this.remembered(rooms[0]) });
    const visible = this.visibleTickets();
    // A place whose address has not been read is shown even after a loss in another room.
    const place = visible.find((ticket) => ticket.state === 'won' && !addressOf(ticket)) ?? visible[0];
    if (rooms.length === 0 && place?.state === 'won') this.store.showReturned(place, 'won');
  }

  private onConnection(connected: boolean): void {
    if (this.store.setAnswering(connected)) this.resolveUnanswered();
  }

  private resolveUnanswered(): void {
    this.answers.resolveUnanswered(this.visibleTickets());
  }

  /** What this browser knows of its click in a room that the server shows. */
  private remembered(room: Room | undefined): Outcome {
    if (!room) return 'none';
    if (this.entering.has(room.id)) return 'clicking';
    const ticket = this.ticketOf(room);
    if (!ticket) return 'none';
    if (this.answers.isAwaited(ticket)) return 'clicking';
    return ticket.state === 'sent' ? 'none' : ticket.state;
  }

  /** Winners who come back before their address has been read wait for it, whatever room is open now. */
  private enterKeptPlaces(): void {
    for (const ticket of this.visibleTickets())
      if (ticket.state === 'won' && addressOf(ticket) === undefined) void this.entrance.enter(ticket);
  }

  private ticketOf(room: Room): StoredTicket | undefined {
    return this.given.tickets.of(room, this.store.visitor.uid);
  }

  private visibleTickets(): StoredTicket[] {
    return this.given.tickets.visibleTo(this.store.visitor.uid);
  }
}
