import { documents } from '../../base/documentPaths';
import { codeOf, isDenied } from '../../base/errors';
import { protectedName } from '../../base/link';
import { reportMistake } from '../../base/reporting';
import type { LinkedRoom } from '../../model';
import type { OpeningTime } from './openingTime';
import { MAX_EARLY_MS } from './openingTimers';

/** Timers are not exact: a click sent up to this long after the opening may still have been too early. */
const MARGIN_MS = 20;
/**
 * The longest pause before a click that came too early is repeated, if by the page's estimate of the server's
 * clock the room is already open.
 */
const RETRY_MS = 25;
/**
 * How often a click that came too early is repeated, if by the page's estimate of the server's clock the room
 * is already open: enough for an estimate that is wrong by 200 ms, and few enough if the room is in fact
 * full.
 */
const MAX_REPEATS = 8;

/**
 * Why the server has refused a click.
 * - `early`: the button appeared a moment too early, so that the click may have come before the room's
 *   opening. It is repeated at the opening.
 * - `later`: the click came so long before the opening that no button could be there yet, unless the device's
 *   clock was set or the time unknown. It is not repeated: nobody may have the page click at the opening.
 * - `temporary`: another transaction has locked the room (ABORTED), or the click may have come too early,
 *   because the server's clock is not known or the device's was set.
 * - `other`: the click was refused for another reason, or has had no answer.
 */
type Refusal = 'early' | 'later' | 'temporary' | 'other';

/** Interprets the refusals of one click, and lets a click that came too early wait for the opening. */
export class Refusals {
  /** How often the click has come too early. */
  private repeats = 0;
  private logged = false;

  constructor(private readonly opening: Pick<OpeningTime, 'clock' | 'pause'>) {}

  /**
   * Says what an error means for the click.
   * @param sentAt when the click was sent, by performance.now()
   * @param opensAt the room's opening time (`abreEm`); null if it has none
   */
  classify(error: unknown, sentAt: number, opensAt: Date | null): Refusal {
    if (codeOf(error) === 'aborted') return 'temporary';
    if (!isDenied(error) || !opensAt) return 'other';
    const { clock } = this.opening;
    const untilOpen = this.untilOpen(opensAt);
    if (untilOpen === null || clock.isDoubtful) {
      // The measurement is not awaited: the click's result is read from the server meanwhile, and the next
      // attempt uses the measured time.
      void clock.measure();
      return 'temporary';
    }
    const untilOpenWhenSent = untilOpen + (performance.now() - sentAt);
    const wasInTime = untilOpenWhenSent <= -clock.error - MARGIN_MS;
    if (wasInTime || (untilOpen <= 0 && this.repeats >= MAX_REPEATS)) return 'other';
    return untilOpenWhenSent > clock.error + MAX_EARLY_MS ? 'later' : 'early';
  }

  /**
   * After a click that `classify` calls `early`: waits until the room should be open.
   * @returns false if the wait was ended early, because the team has moved the opening or removed the room,
   * or the visitor has left
   */
  async waitForOpening(opensAt: Date | null): Promise<boolean> {
    this.repeats++;
    const pause = Math.max(this.untilOpen(opensAt) ?? 0, Math.min(this.opening.clock.error, RETRY_MS));
    const until = performance.now() + pause;
    await this.opening.pause(pause);
    return performance.now() >= until - MARGIN_MS;
  }

  /**
   * Logs for the team, once for each click, which fields to check: if the rules refuse a click in a room that
   * has opened and has free places, a field is probably wrong.
   */
  logOnce({ id, link }: LinkedRoom): void {
    if (this.logged) return;
    this.logged = true;
    const name = protectedName(link);
    const where = name === null ? 'a sala' : documents.address(name);
    reportMistake(
      `${documents.room(id)}: clique recusado; confira se ${where} tem um link https://, se cliques é um número inteiro, se abreEm, se existe, é um timestamp, e se paraCadastrados é o que devia ser.`,
    );
  }

  /** The ms until the room opens; negative after the opening, null if the server's clock is not known. */
  private untilOpen(opensAt: Date | null): number | null {
    const now = this.opening.clock.now();
    return opensAt && now !== null ? opensAt.getTime() - now : null;
  }
}
