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
  /** The server answers, so what is shown is up to date. */
  connected: boolean;
  /** A release, its postponement or the removal of a room is under way. */
  busy: 'release' | 'postpone' | 'remove' | null;
  /** Why the last of these has failed, and what to do; empty if it has not failed. */
  issue: string;
}

/** What the part 'Ao vivo' shows and does, between its page and the database. */
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

  /** The time in ms since 1970, by the server's clock as soon as that is known. */
  readonly now = (): number => this.clock.now() ?? Date.now();

  /** Subscribes to the show. Returns a function that ends it. */
  follow(stream: DeskStream): () => void {
    this.wake();
    return this.feed.follow(stream);
  }

  /** Asks for the server's time again, because the device may have slept. */
  readonly wake = (): void => void this.clock.measure();

  /**
   * Opens a room that leads to the prepared address.
   * @param delayMs after how many ms the button appears; 0: at once
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

  /** Lets the button of the room that is counting down appear later. */
  readonly postpone = async (delayMs: number): Promise<void> => {
    const { room, address } = this.getState();
    if (this.busy || !address || typeof room?.opensAt !== 'number') return;
    const { opensAt } = room;
    const later = { address, untilOpen: opensAt - this.now(), opensAt: opensAt + delayMs };
    await this.act('postpone', () => postponeRoom(this.team, later), postponementErrorText);
  };

  /** Removes a room: nobody can take its free places any more. */
  readonly remove = async (id: string): Promise<void> => {
    if (this.busy) return;
    await this.act('remove', () => this.team.run((db) => removeRoom(db, id)), removalErrorText);
  };

  /** Stops showing the room that was closed, so that the next one can be released. */
  readonly finish = (): void => {
    const { room } = this.getState();
    // Nothing to finish: the press came twice, or somebody has opened another room.
    if (!room || room.open) return;
    this.finished = room.id;
    this.refresh();
  };

  /** @param explain says why the work has failed, and what to do */
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
    // The rooms have changed since the last failure, so its message may no longer be true.
    if (rooms) this.issue = '';
    this.refresh();
  }

  private refresh(): void {
    const { feed, busy, issue } = this;
    const state = liveStateOf(feed.documents, this.now(), this.finished);
    this.set({ ...state, connected: feed.isConnected, busy, issue });
  }
}
