import type { Room } from '../../model';
import type { Dependencies, RoomSubscriptions } from './dependencies';
import { EarlierClicks } from './earlierClicks';
import { Entry } from './entry';
import { PlaceOpener } from './placeOpener';
import { readRooms } from './readRooms';
import { RoomStore } from './store';
import type { Identity } from './visitor';

/** One visit to the waiting room: the logic between page and database. */
export class RoomSession {
  readonly getState: RoomStore['screen']['getState'];
  readonly subscribe: RoomStore['screen']['subscribe'];
  readonly enter: Entry['enter'];
  private readonly store: RoomStore;
  private readonly opener: PlaceOpener;
  private readonly earlierClicks: EarlierClicks;
  private subscribed = false;
  private readonly cleanups: (() => void)[] = [];

  constructor(deps: Dependencies) {
    this.store = new RoomStore(deps);
    this.opener = new PlaceOpener(this.store);
    this.earlierClicks = new EarlierClicks(this.store, this.opener);
    this.getState = this.store.screen.getState;
    this.subscribe = this.store.screen.subscribe;
    this.enter = new Entry(this.store, this.opener).enter;
  }

  /** For the rehearsal: when the current room opens, by performance.now(); null if not known. */
  get opensAt(): number | null {
    return this.store.openingTime.opensAt;
  }

  /** Reads the rooms once, and asks what became of earlier visits' clicks. */
  start(): void {
    const { db, onNetwork, onReturn, isOnline } = this.store.deps;
    this.cleanups.push(
      onNetwork(() => {
        if (isOnline()) this.opener.endPauses();
        if (isOnline()) this.store.wake();
        this.store.refresh();
      }),
      onReturn(() => {
        this.opener.showEnterButton();
        this.store.wake();
        this.earlierClicks.askForAnswers();
      }),
    );
    this.earlierClicks.openPlaces();
    readRooms(db).then(
      ({ rooms, forRegistered }) => {
        // Ignores this answer if the subscription has already delivered newer rooms.
        if (this.store.roomsKnown || this.store.isClosed) return;
        this.onRooms(rooms);
        this.onConnection(true);
        void forRegistered.then((read) => {
          const { identity } = this.store.visitor;
          if (identity.forRegistered === null) this.identify({ ...identity, forRegistered: read });
        });
      },
      // Once the subscription has begun, only the subscription reports the connection.
      () => {
        if (!this.subscribed) this.onConnection(false);
      },
    );
  }

  connect({ realtimeDb, subscribeToRooms, keepStreamAlive }: RoomSubscriptions): void {
    const { store } = this;
    this.subscribed = true;
    const onSilence = (silent: boolean) => store.setSilent(silent);
    this.cleanups.push(
      subscribeToRooms(realtimeDb, this.onRooms, this.onConnection),
      keepStreamAlive(realtimeDb, { onReturn: store.deps.onReturn, onSilence }),
    );
  }

  /** Must be called when it becomes known, or changes, who is signed in or for whom the show is. */
  identify(identity: Identity): void {
    const { store } = this;
    const { uid } = store.visitor;
    store.visitor.identify(identity);
    store.forgetEarlierShow();
    if (store.visitor.uid === uid) return store.refresh();
    const { kind, room, outcome } = store.state;
    // Without its outcome, a removed room would show its button again, which nobody can use any more.
    if (kind === 'removed' && outcome !== 'none' && this.isAnothersClick(room, uid))
      store.dispatch({ type: 'forgotten', room });
    else store.refresh();
    if (store.roomsKnown) this.earlierClicks.showPlace();
    this.earlierClicks.askForAnswers();
    this.earlierClicks.openPlaces();
  }

  /** @param before the uid known until now; without one, a click with an outcome is the present person's */
  private isAnothersClick(room: Room, before: string | undefined): boolean {
    if (before !== undefined) return !this.store.ticketOf(room);
    return this.store.outcomeIn(this.store.state) === 'none';
  }

  stop(): void {
    this.store.close();
    for (const end of this.cleanups) end();
    this.opener.endPauses();
  }

  private readonly onRooms = (rooms: Room[]): void => {
    const { store } = this;
    store.openingTime.setRoom(rooms[0], !store.roomsKnown);
    store.dispatch({ type: 'rooms', rooms, opened: store.openingTime.showsButton });
    this.earlierClicks.showPlace();
  };

  private readonly onConnection = (connected: boolean): void => {
    if (this.store.setAnswering(connected)) this.earlierClicks.askForAnswers();
  };
}
