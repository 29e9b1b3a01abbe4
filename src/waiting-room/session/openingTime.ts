import type { Room } from '../../model';
import { ServerClock } from '../../show/clock/serverClock';
import { TimeRequests } from '../../show/clock/timeRequests';
import type { Dependencies } from './dependencies';
import { COUNTDOWN_MS, OpeningTimers } from './openingTimers';
import { Pauses } from './pauses';

/** Knows when the current room opens, by the server's clock. */
export class OpeningTime {
  /** The countdown's number, 10 to 1; null before. After the opening it keeps its last value. */
  seconds: number | null = null;
  readonly clock: ServerClock;
  private readonly requests: TimeRequests;
  /** The current room and its time; null if it has none. */
  private current: { id: string; at: number } | null = null;
  /** The room has opened. It stays open even if the server's next answer says that it is earlier. */
  private opened = false;
  /** The server does not say what time it is. The button is shown: nobody must be left without one. */
  private unknown = false;
  private readonly timers: OpeningTimers;
  /** The pauses of clicks that wait for the current room's time. */
  private readonly pauses = new Pauses();

  /** @param onTick called when the room opens, and each second of the countdown */
  constructor(
    private readonly deps: Pick<Dependencies, 'readExactTime' | 'deviceNow'>,
    private readonly onTick: () => void,
  ) {
    this.timers = new OpeningTimers(() => this.untilOpen(), this.tick);
    this.clock = new ServerClock(deps.readExactTime, () => this.onTime(), deps.deviceNow);
    this.requests = new TimeRequests(
      this.clock,
      () => (this.current && !this.opened ? this.untilOpen() : null),
      () => {
        this.unknown = true;
        this.tick();
      },
    );
  }

  /** Whether the current room can be entered. */
  get hasOpened(): boolean {
    return this.untilOpen() === 0;
  }

  /** When the current room opens, by performance.now(); null if that is not known. */
  get opensAt(): number | null {
    return this.current && this.clock.monotonicAt(this.current.at);
  }

  /**
   * Follows the current room from now on.
   * @param atOnce asks for the server's time at once, because other visitors do not ask at this moment
   */
  follow(room: Room | undefined, atOnce: boolean): void {
    const at = room?.abreEm?.getTime();
    if (room?.id !== this.current?.id || at !== this.current?.at) {
      this.current = room && at !== undefined ? { id: room.id, at } : null;
      this.opened = false;
      this.unknown = false;
      this.seconds = null;
      this.pauses.endAll();
      if (at !== undefined) this.requests.begin(atOnce ? 0 : at - this.deps.deviceNow());
    }
    this.timers.start();
    this.look();
  }

  /** The device may have slept: looks at the time, and asks the server again. */
  wake(): void {
    if (!this.current) return;
    this.onTime();
    if (!this.opened) void this.requests.ask();
  }

  /** Resolves after `ms`, or as soon as the current room's time changes. */
  pause(ms: number): Promise<void> {
    return this.pauses.pause(ms);
  }

  stop(): void {
    this.current = null;
    this.requests.stop();
    this.pauses.endAll();
    this.timers.stop();
  }

  /** ms until the current room opens; Infinity while the server's time is being asked for. */
  private untilOpen(): number {
    if (!this.current || this.opened) return 0;
    const now = this.clock.now();
    if (now === null) return this.unknown ? 0 : Infinity;
    return Math.max(0, this.current.at - now);
  }

  /** The server's time is known, or known better. */
  private onTime(): void {
    this.timers.start();
    this.tick();
  }

  private readonly tick = (): void => {
    this.look();
    this.onTick();
  };

  /** Looks at the clock: moves the countdown on, and notices that the room has opened. */
  private look(): void {
    const untilOpen = this.untilOpen();
    if (untilOpen === 0) this.opened ||= this.clock.now() !== null;
    else if (untilOpen <= COUNTDOWN_MS)
      this.seconds = Math.min(this.seconds ?? Infinity, Math.ceil(untilOpen / 1_000));
  }
}
