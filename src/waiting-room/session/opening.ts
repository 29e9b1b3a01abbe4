import type { Room } from '../../model';
import { TimeRequests } from '../../show/timeRequests';
import { ServerClock } from '../../show/serverClock';
import type { Dependencies } from './dependencies';
import { COUNTDOWN_MS, Ticks } from './ticks';

/** Knows when the current room opens, by the server's clock. */
export class Opening {
  readonly clock: ServerClock;
  private readonly requests: TimeRequests;
  /** The current room and its time; null if it has none. */
  private current: { id: string; at: number } | null = null;
  /** The room has opened. It stays open even if a better answer of the server says otherwise: the button must not go again. */
  private opened = false;
  /** The server has not answered what time it is. The button is shown, so that nobody is left without one. */
  private unknown = false;
  /** What the countdown has shown last; it never counts up. */
  private shown: number | null = null;
  private readonly ticks: Ticks;
  private readonly sleepers = new Set<() => void>();

  /** @param onTick called when the room opens, and each second of the countdown */
  constructor(
    private readonly deps: Pick<Dependencies, 'readTime' | 'now'>,
    private readonly onTick: () => void,
  ) {
    this.ticks = new Ticks(() => this.left(), onTick);
    this.clock = new ServerClock(deps.readTime, () => this.onTime(), deps.now);
    this.requests = new TimeRequests(
      this.clock,
      () => (this.current && !this.opened ? this.left() : null),
      () => {
        this.unknown = true;
        this.onTick();
      },
    );
  }

  /** Whether the current room can be entered. */
  get isOver(): boolean {
    return this.left() === 0;
  }

  /** The whole seconds of the countdown, from 10 on; null before it. They stay at the last value when the room opens. */
  get seconds(): number | null {
    const left = this.left();
    if (left === 0) return this.shown;
    if (left === Infinity || (this.shown === null && left > COUNTDOWN_MS)) return null;
    this.shown = Math.min(this.shown ?? COUNTDOWN_MS / 1_000, Math.ceil(left / 1_000));
    return this.shown;
  }

  /** When the current room opens, by performance.now(); null if it says no time, or the server's clock is not known. */
  get opensAt(): number | null {
    return this.current && this.clock.ticksAt(this.current.at);
  }

  /**
   * Follows the current room from now on.
   * @param atOnce ask for the server's time without a random delay: this visitor does not hear of the room with all the others
   */
  follow(room: Room | undefined, atOnce: boolean): void {
    const at = room?.abreEm?.getTime();
    if (room?.id !== this.current?.id || at !== this.current?.at) {
      this.current = room && at !== undefined ? { id: room.id, at } : null;
      this.opened = false;
      this.unknown = false;
      this.shown = null;
      for (const wake of this.sleepers) wake();
      if (at !== undefined) this.requests.begin(atOnce ? 0 : at - this.deps.now());
    }
    this.ticks.start();
  }

  /** The device may have slept: looks at the time, and asks the server again. */
  wake(): void {
    if (!this.current) return;
    this.onTime();
    if (!this.opened) void this.requests.ask();
  }

  /** Resolves after `ms`, or as soon as the current room's time changes. */
  pause(ms: number): Promise<void> {
    return new Promise((resume) => {
      const end = () => {
        clearTimeout(timer);
        this.sleepers.delete(end);
        resume();
      };
      const timer = setTimeout(end, ms);
      this.sleepers.add(end);
    });
  }

  stop(): void {
    this.current = null;
    this.requests.stop();
    for (const wake of this.sleepers) wake();
    this.ticks.stop();
  }

  /** ms until the current room opens; Infinity while the server's time is being asked for. */
  private left(): number {
    if (!this.current || this.opened) return 0;
    const now = this.clock.now();
    if (now === null) return this.unknown ? 0 : Infinity;
    const left = Math.max(0, this.current.at - now);
    this.opened = left === 0;
    return left;
  }

  private onTime(): void {
    this.ticks.start();
    this.onTick();
  }
}
