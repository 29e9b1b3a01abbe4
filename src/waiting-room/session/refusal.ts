import { documents } from '../../documentPaths';
import { protectedName } from '../../link';
import type { LinkedRoom } from '../../model';
import { reportMistake } from '../../reporting';
import type { Opening } from './opening';
import { COUNTDOWN_MS } from './ticks';

/** Timers are not exact: a click that was sent up to this long after the room's time may have come too early, ms. */
const MARGIN_MS = 20;
/** The longest pause before a click is sent again that came too early although the room should have opened by then, ms. */
const RETRY_MS = 25;
/** How often a click is sent again after the room's time: enough if the clock is wrong by 200 ms, few enough for a full room. */
const MAX_REPEATS = 8;

/**
 * What to do after the rules have refused a click. `again`: it came too early, and the room has opened by now. `later`: the
 * room opens in more than 10 s. `unknown`: the server's clock is not known, or the admin has moved `abreEm`. `inTime`: the click
 * was refused for another reason.
 */
export type Refusal = 'again' | 'later' | 'unknown' | 'inTime';

/**
 * Waits for the opening of a room, if a click that the rules have refused came too early.
 * @param abreEm the time at which the room opens; null if it has none
 * @param sentAt when the click was sent, by performance.now()
 * @param repeats how often the click was sent again before
 */
export async function afterRefusal(
  opening: Pick<Opening, 'clock' | 'pause'>,
  abreEm: Date | null,
  sentAt: number,
  repeats: number,
): Promise<Refusal> {
  if (abreEm === null) return 'inTime';
  const { clock } = opening;
  const now = clock.now();
  if (now === null) {
    // Not awaited: the next attempt uses the answer, and this one first asks whether the click has succeeded.
    void clock.measure();
    return 'unknown';
  }
  const left = abreEm.getTime() - now;
  const early = left + (performance.now() - sentAt);
  if (early <= -clock.error - MARGIN_MS || (left <= 0 && repeats >= MAX_REPEATS)) return 'inTime';
  if (left > COUNTDOWN_MS) return 'later';
  const until = performance.now() + Math.max(left, Math.min(clock.error, RETRY_MS));
  await opening.pause(until - performance.now());
  // The pause has ended early: the admin has moved the time.
  return performance.now() < until - MARGIN_MS ? 'unknown' : 'again';
}

/** Tells the admin, on the console, which fields to check: an open room refuses clicks only if one of them is wrong. */
export function logRefusal({ id, link }: LinkedRoom): void {
  const name = protectedName(link);
  const where = name === null ? 'a sala' : documents.address(name);
  reportMistake(
    `${documents.room(id)}: clique recusado; confira se ${where} tem um link https://, se cliques é um número inteiro, se abreEm, se existe, é um timestamp, e se paraCadastrados é o que devia ser.`,
  );
}
