import { documents } from '../../base/documentPaths';
import { codeOf, isDenied } from '../../base/errors';
import { protectedName } from '../../base/link';
import { reportMistake } from '../../base/reporting';
import type { LinkedRoom } from '../../model';
import type { OpeningTime } from './openingTime';
import { COUNTDOWN_MS } from './openingTimers';

/** Timers are not exact: a click sent up to this long after the opening may still have been too early. */
const MARGIN_MS = 20;
/**
 * The longest pause before a click that came too early is repeated, if by our clock the room is already open.
 */
const RETRY_MS = 25;
/**
 * How often a click is repeated after the opening: enough if our clock is wrong by 200 ms, and few enough if
 * the refusal means that the room is full.
 */
const MAX_REPEATS = 8;

/**
 * Why the server has refused a click.
 * - `again`: it came too early, and the room has opened by now.
 * - `later`: it came too early, and the room opens in more than 10 s.
 * - `unclear`: it may have come too early: the server's clock is not known, or the admin has moved the
 *   opening or removed the room meanwhile.
 * - `locked`: another transaction has locked the room (ABORTED); locks end.
 * - `other`: it was refused for another reason, or has had no answer.
 */
type Refusal = 'again' | 'later' | 'unclear' | 'locked' | 'other';

/** Interprets the refusals of one click, and lets a click that came too early wait for the opening. */
export class Refusals {
  /** How often in a row the click has been repeated right after the opening. */
  private repeats = 0;

  /**
   * @param opensAt the room's opening time (`abreEm`), which the admin may change during the click; null if
   * it has none
   */
  constructor(
    private readonly opening: Pick<OpeningTime, 'clock' | 'pause'>,
    public opensAt: Date | null,
  ) {}

  /**
   * Says what an error means for the click. If the click came too early, first waits for the opening, unless
   * that is more than 10 s away.
   * @param sentAt when the click was sent, by performance.now()
   */
  async waitIfTooEarly(error: unknown, sentAt: number): Promise<Refusal> {
    const refusal = isDenied(error) && this.opensAt ? await this.untilOpen(this.opensAt, sentAt) : 'other';
    this.repeats = refusal === 'again' ? this.repeats + 1 : 0;
    return codeOf(error) === 'aborted' ? 'locked' : refusal;
  }

  private async untilOpen(opensAt: Date, sentAt: number): Promise<Refusal> {
    const { clock } = this.opening;
    const now = clock.now();
    if (now === null) {
      // The measurement is not awaited: the click is checked on the server meanwhile, and the next attempt
      // uses the time.
      void clock.measure();
      return 'unclear';
    }
    const untilOpen = opensAt.getTime() - now;
    const untilOpenWhenSent = untilOpen + (performance.now() - sentAt);
    const wasInTime = untilOpenWhenSent <= -clock.error - MARGIN_MS;
    if (wasInTime || (untilOpen <= 0 && this.repeats >= MAX_REPEATS)) return 'other';
    if (untilOpen > COUNTDOWN_MS) return 'later';
    const until = performance.now() + Math.max(untilOpen, Math.min(clock.error, RETRY_MS));
    await this.opening.pause(until - performance.now());
    // A pause ends early when the admin has moved the opening or removed the room, or the visitor has left.
    return performance.now() < until - MARGIN_MS ? 'unclear' : 'again';
  }
}

/**
 * Logs for the admin which fields to check: if the rules refuse a click in a room that has opened and has
 * free places, a field is probably wrong.
 */
export function logRefusal({ id, link }: LinkedRoom): void {
  const name = protectedName(link);
  const where = name === null ? 'a sala' : documents.address(name);
  reportMistake(
    `${documents.room(id)}: clique recusado; confira se ${where} tem um link https://, se cliques é um número inteiro, se abreEm, se existe, é um timestamp, e se paraCadastrados é o que devia ser.`,
  );
}
