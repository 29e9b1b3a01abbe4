import { Observable } from '../../base/observable';
import { ServerClock } from '../../show/clock/serverClock';
import { FRESH_MS } from '../../show/clock/timeRequests';
import type { TeamSession } from '../teamSession';
import { LiveAction, type Action } from './liveAction';
import { replaceRoom } from './liveCommits';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { LiveFeed, type DeskStream } from './liveFeed';
import { postponementErrorText, releaseErrorText, removalErrorText } from './liveIssues';
import { drawRelease, OtherRoomError, releaseRoom } from './liveRelease';
import { removeRoom } from './liveRemoval';
import { liveStateOf, type LiveState } from './liveState';
import { isDrawn, postponedName, stemOf } from './roomName';

export interface LiveView extends LiveState {
  /** Whether the server answers, so that what is shown is up to date. */
  connected: boolean;
  /** What is under way: opening a room, postponing or removing it. */
  busy: Action['kind'] | null;
  /**
   * Why the last release, postponement or removal failed, and what to do; empty if it did not fail, or if the
   * server has delivered the rooms since.
   */
  issue: string;
}

/** State and actions of the page 'Ao vivo': a store between the page's components and the database. */
export class LiveDesk extends Observable<LiveView> {
  private readonly clock: ServerClock;
  private readonly feed: LiveFeed;
  private readonly action = new LiveAction(() => this.refresh());

  constructor(private readonly team: Pick<TeamSession, 'run' | 'account' | 'finishedRoom'>) {
    super({ ...liveStateOf(NO_DOCUMENTS, 0, null), connected: true, busy: null, issue: '' });
    this.feed = new LiveFeed((changed) => this.onChange(changed), this.now);
    this.clock = new ServerClock(team.account.readExactTime, () => this.refresh());
  }

  /** The time in ms since 1970: the server's once it has answered, until then the device's. */
  readonly now = (): number => this.clock.now() ?? Date.now();

  /** Subscribes to the show's documents. Returns a function that ends the subscriptions. */
  connect(stream: DeskStream): () => void {
    this.wake();
    return this.feed.connect(stream);
  }

  /** Measures the server's time again, because clocks may stop while a device sleeps. */
  readonly wake = (): void => void this.clock.measure();

  /**
   * Opens a room that leads to the prepared address.
   * @param delayMs the time until the button 'Entrar' appears; 0 for at once
   */
  readonly release = async (delayMs: number): Promise<void> => {
    const { next, room } = this.getState();
    if (this.action.current || !next || room?.open) return;
    const action: Action = { kind: 'release', isDone: (ids) => ids.length > 0 };
    const work = async () => {
      if (delayMs > 0 && !this.clock.isFresh(FRESH_MS)) await this.clock.measure();
      await releaseRoom(this.team, () => {
        // Between two attempts, somebody else may have opened a room, and this desk may have closed it.
        if (this.action.current !== action) throw new OtherRoomError('A room has been opened meanwhile.');
        const release = drawRelease(next, this.clock.now(), delayMs);
        action.opens = release.name;
        return release;
      });
    };
    await this.action.run(action, work, releaseErrorText);
  };

  /** Postpones the button 'Entrar' of the room that is counting down. */
  readonly postpone = async (delayMs: number): Promise<void> => {
    const { room, address } = this.getState();
    if (this.action.current || !address || typeof room?.opensAt !== 'number') return;
    const { opensAt } = room;
    const [before, postponed] = [address.name, opensAt + delayMs];
    const name = postponedName(before, postponed);
    const later = { before, name, opensAt: postponed, untilOpen: () => opensAt - this.now() };
    const isDone = (ids: string[]) => !ids.includes(before);
    const work = () => this.team.run((db) => replaceRoom(db, later));
    await this.action.run({ kind: 'postpone', isDone }, work, postponementErrorText);
  };

  /** Removes a room, so that nobody can take its free places. Waits for no other action under way. */
  readonly remove = async (id: string): Promise<void> => {
    if (this.action.current?.kind === 'remove') return;
    const isDone = (ids: string[]) => !ids.some((open) => stemOf(open) === stemOf(id));
    const work = () => this.team.run((db) => removeRoom(db, id));
    await this.action.run({ kind: 'remove', isDone }, work, removalErrorText);
  };

  /** Stops showing the closed room, so that the team can open the next one. */
  readonly finish = (): void => {
    const { room } = this.getState();
    // Ignores a second press, and a press after somebody else has opened a room.
    if (!room || room.open) return;
    this.team.finishedRoom = room.id;
    this.refresh();
  };

  private onChange({ rooms }: Partial<LiveDocuments>): void {
    // Earlier requests for the server's time may have had no answer, or somebody may have set the device's
    // clock since.
    if (this.feed.isConnected && !this.clock.isFresh(FRESH_MS)) this.wake();
    if (rooms) this.action.onRooms(rooms);
    const { room: before } = this.getState();
    this.refresh();
    // A room made by hand leaves nothing behind. Without this, the desk would show its own last room instead.
    if (before?.open && !isDrawn(before.id)) this.finish();
  }

  private refresh(): void {
    const { current, issue } = this.action;
    const state = liveStateOf(this.feed.documents, this.now(), this.team.finishedRoom);
    this.set({ ...state, connected: this.feed.isConnected, busy: current?.kind ?? null, issue });
  }
}
