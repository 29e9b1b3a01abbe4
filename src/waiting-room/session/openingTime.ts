import { Pauses } from '../../base/pauses';
import type { Room } from '../../model';
import { ServerClock } from '../../show/clock/serverClock';
import { TimeRequests } from '../../show/clock/timeRequests';
import type { Dependencies } from './dependencies';
import { COUNTDOWN_MS, MAX_EARLY_MS, OpeningTimers } from './openingTimers';

/** Tells when the current room opens, by the server's clock, and counts down to the opening. */
export class OpeningTime {
  /** The countdown's number, from 10 to 1, the last one kept after the opening; null before the countdown. */
  seconds: number | null = null;
  readonly clock: ServerClock;
  private readonly requests: TimeRequests;
  /** The current room and its opening time; null if the room has no opening time. */
  private current: { id: string; at: number } | null = null;
  /** The room has opened. It stays open if a better measurement says that it opens in a moment. */
  private opened = false;
  /** The server has failed to say what time it is. The button is shown then: otherwise nobody could try. */
  private unknown = false;
  private readonly timers: OpeningTimers;
  /** The pauses of clicks that wait for the current room to open. */
  private readonly pauses = new Pauses();

  /** @param onTick called each second of the countdown, at the opening, and after requests for the time */
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

  /** Whether the button is shown: the room has opened, or nobody can say when it will. */
  get showsButton(): boolean {
    return this.untilOpen() === 0;
  }

  /** When the current room opens, by performance.now(); null if that or the server's time is not known. */
  get opensAt(): number | null {
    return this.current && this.clock.monotonicAt(this.current.at);
  }

  /**
   * Changes the current room.
   * @param atOnce whether to ask for the server's time without a random delay
   */
  setRoom(room: Room | undefined, atOnce: boolean): void {
    const at = room?.abreEm?.getTime();
    if (room?.id !== this.current?.id || at !== this.current?.at) {
      this.current = room && at !== undefined ? { id: room.id, at } : null;
      this.opened = false;
      this.unknown = false;
      this.seconds = null;
      this.pauses.endAll();
      if (at === undefined) this.requests.stop();
      else this.requests.begin(atOnce ? 0 : at - this.deps.deviceNow());
    }
    this.timers.start();
    this.update();
  }

  /** Looks at the clock, and asks the server again if the room has not opened: the device may have slept. */
  wake(): void {
    if (!this.current) return;
    this.onTime();
    if (!this.opened) void this.requests.ask();
  }

  /** Resolves after `ms`, or as soon as the current room or its opening time changes. */
  pause(ms: number): Promise<void> {
    return this.pauses.pause(ms);
  }

  stop(): void {
    this.current = null;
    this.requests.stop();
    this.pauses.endAll();
    this.timers.stop();
  }

  /** In ms; 0 without an opening time. Infinity until the server's time is known, 0 if the request failed. */
  private untilOpen(): number {
    if (!this.current) return 0;
    const now = this.clock.now() ?? (this.unknown ? Infinity : -Infinity);
    const left = Math.max(0, this.current.at - now);
    return this.opened && left <= this.clock.error + MAX_EARLY_MS ? 0 : left;
  }

  /** Called when the server's time has been measured, or the device may have slept. */
  private onTime(): void {
    this.timers.start();
    this.tick();
  }

  private readonly tick = (): void => {
    this.update();
    this.onTick();
    // The device has slept, or somebody has set its clock.
    if (this.current && this.clock.isDoubtful) void this.requests.ask();
  };

  /** Updates the countdown's number, and notices that the room has opened. */
  private update(): void {
    const untilOpen = this.untilOpen();
    // A better measurement changes less: the device's clock was wrong, and with it the number.
    if (this.seconds !== null && untilOpen > (this.seconds + 2) * 1_000) this.seconds = null;
    this.opened = untilOpen === 0 && this.clock.now() !== null;
    if (untilOpen > 0 && untilOpen <= COUNTDOWN_MS)
      this.seconds = Math.min(this.seconds ?? Infinity, Math.ceil(untilOpen / 1_000));
  }
}
