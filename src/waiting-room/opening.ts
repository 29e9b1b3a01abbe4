import type { Room } from '../model';
import type { Dependencies } from './dependencies';
import { Questions } from './questions';
import { ServerClock } from './serverClock';

/** The page counts down this long before a room opens, ms. */
export const COUNTDOWN_MS = 10_000;
/** The longest delay of a timer, ms; browsers run a timer at once whose delay does not fit into 31 bits. */
const DAY_MS = 86_400_000;

/** Knows when the current room opens, by the server's clock. */
export class Opening {
  readonly clock: ServerClock;
  private readonly questions: Questions;
  /** The current room's `abreEm`, ms since 1970; null if it has none. */
  private at: number | null = null;
  private opens: ReturnType<typeof setTimeout> | undefined;
  private ticks: ReturnType<typeof setTimeout> | undefined;

  /** @param onTick called when the room opens, and each second of the countdown */
  constructor(
    private readonly deps: Pick<Dependencies, 'readTime' | 'now'>,
    private readonly onTick: () => void,
  ) {
    this.clock = new ServerClock(deps.readTime, () => this.onTime());
    this.questions = new Questions(this.clock, () => this.left());
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

  /** When the current room opens, by performance.now(); null if it says no time, or the server's clock is not known. */
  get opensAt(): number | null {
    return this.at === null ? null : this.clock.momentOf(this.at);
  }

  /**
   * Follows the current room from now on.
   * @param atOnce ask for the server's time without a random delay: this visitor does not hear of the room with all the others
   */
  follow(room: Room | undefined, atOnce: boolean): void {
    this.at = room?.abreEm?.getTime() ?? null;
    if (this.at !== null) void this.questions.begin(atOnce ? 0 : this.at - this.deps.now());
    this.schedule();
  }

  /** The device may have slept, during which performance.now() may have stopped: asks for the server's time again. */
  wake(): void {
    if (this.at === null) return;
    this.onTick();
    if (!this.isOver || this.clock.gaveUp) void this.questions.ask();
  }

  stop(): void {
    this.at = null;
    this.questions.stop();
    this.cancel();
  }

  private cancel(): void {
    clearTimeout(this.opens);
    clearTimeout(this.ticks);
  }

  /** ms until the current room opens; Infinity while the server's time is being asked for. */
  private left(): number {
    if (this.at === null) return 0;
    if (this.opensAt === null) return this.clock.gaveUp ? 0 : Infinity;
    return Math.max(0, this.opensAt - performance.now());
  }

  private schedule(): void {
    this.cancel();
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
