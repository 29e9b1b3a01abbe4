import { Observable } from '../../base/observable';
import { ServerClock } from '../../show/clock/serverClock';
import type { TeamSession } from '../teamSession';
import { removeRoom } from './liveCommits';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { LiveFeed, type DeskStream } from './liveFeed';
import { postponementErrorText, releaseErrorText, removalErrorText } from './liveIssues';
import { drawRelease, NoClockError, postponeRoom, releaseRoom } from './liveRelease';
import { liveStateOf, type LiveState } from './liveState';

export interface LiveView extends LiveState {
  /** Whether the server answers, so that what is shown is up to date. */
  connected: boolean;
  /** What is under way: opening a room, postponing or removing it. */
  busy: 'release' | 'postpone' | 'remove' | null;
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
  private busy: LiveView['busy'] = null;
  private issue = '';
  private finished: string | null = null;

  constructor(private readonly team: Pick<TeamSession, 'run' | 'account'>) {
    super({ ...liveStateOf(NO_DOCUMENTS, 0, null), connected: true, busy: null, issue: '' });
    this.feed = new LiveFeed((changed) => this.onChange(changed), this.now);
    this.clock = new ServerClock(team.account.readExactTime, () => this.refresh());
  }

  /** The time in ms since 1970: the server's once it has answered, until then the device's. */
  readonly now = (): number => this.clock.now() ?? Date.now();

  /** Subscribes to the show's documents. Returns a function that ends the subscriptions. */
  follow(stream: DeskStream): () => void {
    this.wake();
    return this.feed.follow(stream);
  }

  /** Measures the server's time again, because clocks may stop while a device sleeps. */
  readonly wake = (): void => void this.clock.measure();

  /**
   * Opens a room that leads to the prepared address.
   * @param delayMs the time until the button 'Entrar' appears; 0 for at once
   */
  readonly release = async (delayMs: number): Promise<void> => {
    const { next, room } = this.getState();
    if (this.busy || !next || room?.open) return;
    const work = async () => {
      if (delayMs > 0 && this.clock.now() === null) {
        await this.clock.measure();
        if (this.clock.now() === null) throw new NoClockError('The time is not known.');
      }
      const draw = () => drawRelease(next, this.clock.now(), delayMs);
      await releaseRoom(this.team, draw, () => this.feed.documents.rooms);
    };
    await this.act('release', work, releaseErrorText);
  };

  /** Postpones the button 'Entrar' of the room that is counting down. */
  readonly postpone = async (delayMs: number): Promise<void> => {
    const { room, address } = this.getState();
    if (this.busy || !address || typeof room?.opensAt !== 'number') return;
    const { opensAt } = room;
    const later = { name: address.name, untilOpen: opensAt - this.now(), opensAt: opensAt + delayMs };
    await this.act('postpone', () => postponeRoom(this.team, later), postponementErrorText);
  };

  /** Closes a room by removing it: its free places can no longer be taken. */
  readonly remove = async (id: string): Promise<void> => {
    if (this.busy) return;
    await this.act('remove', () => this.team.run((db) => removeRoom(db, id)), removalErrorText);
  };

  /** Stops showing the closed room, so that the team can open the next one. */
  readonly finish = (): void => {
    const { room } = this.getState();
    // Ignores a second press, and a press after somebody else has opened a room.
    if (!room || room.open) return;
    this.finished = room.id;
    this.refresh();
  };

  /** @param explain returns the text for an error: why the action failed, and what to do */
  private async act(
    busy: NonNullable<LiveView['busy']>,
    work: () => Promise<void>,
    explain: (error: unknown) => string,
  ): Promise<void> {
    this.busy = busy;
    this.issue = '';
    this.refresh();
    this.issue = await work().then(() => '', explain);
    this.busy = null;
    this.refresh();
  }

  private onChange({ rooms }: Partial<LiveDocuments>): void {
    // Removes the last action's error message: once the rooms are delivered again, it may no longer be true.
    if (rooms) this.issue = '';
    this.refresh();
  }

  private refresh(): void {
    const { feed, busy, issue } = this;
    const state = liveStateOf(feed.documents, this.now(), this.finished);
    this.set({ ...state, connected: feed.isConnected, busy, issue });
  }
}
