import { protectedName } from '../link';
import type { LinkedRoom } from '../model';
import type { Opening } from './opening';
import { COUNTDOWN_MS } from './ticks';

/** The difference between this device's timers and the arrival of a click that still counts as too early, ms. */
const MARGIN_MS = 20;
/** The pause before a click is sent again that came too early although the room should have opened, at most, ms. */
const RETRY_MS = 25;
/** How often a click is sent again after the time: enough for a clock that is wrong by half of 400 ms, few enough for a full room. */
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
    // The answer is for the next attempt: this one must not wait longer for the time than for the room.
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
  const where = name === null ? 'a sala' : `linksDaSala/${name}`;
  console.error(
    `salaDeEspera/${id}: clique recusado; confira se ${where} tem um link https://, se cliques é um número inteiro, se abreEm, se existe, é um timestamp, e se paraCadastrados é o que devia ser.`,
  );
}
