import type { Room } from '../model';
import { growingPause, sleep } from '../timeouts';
import type { Dependencies } from './dependencies';
import { ServerClock } from './serverClock';

/** The page counts down this long before a room opens, ms. */
const COUNTDOWN_MS = 10_000;
/** Visitors who hear of a room at the same moment ask for the server's time at random moments within this time, ms. */
const SPREAD_MS = 3_000;
/** How often the page asks for the server's time without an answer before it shows the button without knowing the time. */
const ATTEMPTS = 2;
/** The pause between two attempts, ms. */
const PAUSES_MS = { first: 500, longest: 500 };
/** The difference between this device's timers and the arrival of a click that still counts as too early, ms. */
const MARGIN_MS = 20;
/** The pause before a click is sent again that came too early although the room should have opened, at most, ms. */
const RETRY_MS = 25;
/** The longest delay of a timer, ms; browsers run a timer at once whose delay does not fit into 31 bits. */
const DAY_MS = 86_400_000;

/**
 * What to do after the rules have refused a click. `again`: it came too early, and the room has opened by now. `later`: the
 * room opens in more than 10 s. `unknown`: the room has `abreEm`, and the server's clock cannot be read. `inTime`: the click
 * was refused for another reason.
 */
export type Refusal = 'again' | 'later' | 'unknown' | 'inTime';

/** Knows when the current room opens, by the server's clock. */
export class Opening {
  private readonly clock: ServerClock;
  /** The current room's `abreEm`, ms since 1970; null if it has none. */
  private at: number | null = null;
  private asking = false;
  private gaveUp = false;
  private opens: ReturnType<typeof setTimeout> | undefined;
  private ticks: ReturnType<typeof setTimeout> | undefined;

  /** @param onTick called when the room opens, and each second of the countdown */
  constructor(
    private readonly deps: Pick<Dependencies, 'readTime' | 'now'>,
    private readonly onTick: () => void,
  ) {
    this.clock = new ServerClock(deps.readTime);
  }

  /** Whether the current room can be entered. True also without the server's clock: nobody is left without a button. */
  get isOver(): boolean {
    return this.left() === 0;
  }

  /** The whole seconds until the room opens, from 10 on; null before that, and once it has opened. */
  get seconds(): number | null {
    const left = this.left();
    return left > 0 && left <= COUNTDOWN_MS ? Math.ceil(left / 1_000) : null;
  }

  /**
   * Follows the current room from now on.
   * @param atOnce ask for the server's time without a random delay: this visitor does not hear of the room with all the others
   */
  follow(room: Room | undefined, atOnce: boolean): void {
    this.at = room?.abreEm?.getTime() ?? null;
    if (this.at !== null && this.clock.now() === null && !this.asking && !this.gaveUp) {
      // By this device's clock, which may be wrong: then the button comes 3 s late at most.
      const time = Math.min(Math.max(0, this.at - this.deps.now()) / 3, SPREAD_MS);
      void this.askTime(atOnce ? 0 : Math.random() * time);
    }
    this.schedule();
  }

  /** The device may have slept, during which performance.now() may have stopped: asks for the server's time again. */
  wake(): void {
    if (this.at === null || (this.isOver && !this.gaveUp)) return;
    this.onTick();
    if (!this.asking) void this.askTime(0);
  }

  /**
   * Waits for the opening, if a refused click came too early.
   * @param abreEm the time at which the room opens; null if it has none
   * @param sentAt when the click was sent, by performance.now()
   */
  async afterRefusal(abreEm: Date | null, sentAt: number): Promise<Refusal> {
    if (abreEm === null) return 'inTime';
    if (this.clock.now() === null) await this.askTime(0);
    const now = this.clock.now();
    if (now === null) return 'unknown';
    const left = abreEm.getTime() - now;
    const early = left + (performance.now() - sentAt);
    if (early <= -this.clock.error - MARGIN_MS) return 'inTime';
    if (left > COUNTDOWN_MS) return 'later';
    await sleep(Math.max(left, Math.min(this.clock.error, RETRY_MS)));
    return 'again';
  }

  stop(): void {
    clearTimeout(this.opens);
    clearTimeout(this.ticks);
  }

  private async askTime(delayMs: number): Promise<void> {
    this.asking = true;
    await sleep(delayMs);
    for (let failures = 0; ; failures++) {
      const answered = await this.clock.measure().then(
        () => true,
        () => false,
      );
      this.gaveUp = !answered && failures + 1 >= ATTEMPTS;
      if (answered || this.gaveUp) break;
      await sleep(growingPause(failures, PAUSES_MS));
    }
    this.asking = false;
    this.schedule();
    this.onTick();
  }

  /** ms until the current room opens; Infinity while the server's time is being asked for. */
  private left(): number {
    if (this.at === null) return 0;
    const now = this.clock.now();
    if (now === null) return this.gaveUp ? 0 : Infinity;
    return Math.max(0, this.at - now);
  }

  private schedule(): void {
    this.stop();
    const left = this.left();
    if (left === 0 || left === Infinity) return;
    // Apart from the ticks: browsers hold back a long chain of timers for up to a minute while the page is hidden.
    this.opens = setTimeout(() => this.onTime(), Math.min(left, DAY_MS));
    this.scheduleTick(left);
  }

  private onTime(): void {
    this.schedule();
    this.onTick();
  }

  private scheduleTick(left: number): void {
    if (left > DAY_MS) return;
    this.ticks = setTimeout(
      () => {
        this.onTick();
        const next = this.left();
        if (next > 0) this.scheduleTick(next);
      },
      left > COUNTDOWN_MS ? left - COUNTDOWN_MS : left % 1_000 || 1_000,
    );
  }
}
