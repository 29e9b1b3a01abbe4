import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { momentOf } from '../../src/backstage/brasiliaTime';
import { isoDay } from '../../src/base/dates';
import { documents } from '../../src/base/documentPaths';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/base/durations';
import { sleep } from '../../src/base/timeouts';
import { UsageError } from '../shared/terminal';

/** The options of the command `abrir` that say when the button appears, for `parseArgs`. */
export const OPENING_OPTIONS = { em: { type: 'string' }, as: { type: 'string' } } as const;

/** The shortest delay: a room needs some seconds to reach all visitors before it opens. */
const MIN_SECONDS = 5;
const MAX_SECONDS = HOUR_MS / SECOND_MS;
/** The command `estado` counts down only if the room opens within this time. */
const MAX_COUNTDOWN_MS = 10 * MINUTE_MS;
/** How often the countdown reads the room again, s. */
const SECONDS_BETWEEN_READS = 3;

/**
 * Computes when a room opens, given the server's time; both in ms since 1970.
 * @throws if that time has passed, or is too near
 */
export type OpeningTime = (now: number) => number;

/**
 * Reads from the options when a room opens; null for at once.
 * @throws UsageError
 */
export function readOpening({ em, as }: { em?: string; as?: string }): OpeningTime | null {
  if (em !== undefined && as !== undefined) throw new UsageError('Escolha um: --em ou --as.');
  if (em !== undefined) return inSeconds(em);
  return as === undefined ? null : at(as);
}

function inSeconds(text: string): OpeningTime {
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds < MIN_SECONDS || seconds > MAX_SECONDS)
    throw new UsageError(
      `--em precisa de um número inteiro de segundos, de ${MIN_SECONDS} a ${MAX_SECONDS}, e não de "${text}".`,
    );
  return (now) => now + seconds * SECOND_MS;
}

function at(text: string): OpeningTime {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text))
    throw new UsageError(`--as precisa de uma hora de Brasília, como 20:15 ou 20:15:00, e não de "${text}".`);
  return (now) => {
    const minute = momentOf(`${isoDay(new Date(now))}T${text.slice(0, 5)}`)?.getTime() ?? NaN;
    const time = minute + Number(text.slice(6)) * SECOND_MS;
    if (time < now + MIN_SECONDS * SECOND_MS)
      throw new Error(
        `Hoje, ${text} já passou, ou falta pouco demais: use --em ${2 * MIN_SECONDS}. Nada foi feito.`,
      );
    return time;
  };
}

/** The server's time, ms since 1970, wrong by half the request's duration at most. */
export async function serverTime(db: Firestore): Promise<number> {
  const sentAt = performance.now();
  const { readTime } = await db.doc(documents.settings).get();
  return readTime.toMillis() + (performance.now() - sentAt) / 2;
}

/** Formats when a room opens or has opened: 'daqui a 7 s', 'daqui a 8 h 20 min', 'há 3 s'. */
export function relativeTime(opens: Timestamp, now: number): string {
  const seconds = Math.ceil((opens.toMillis() - now) / SECOND_MS);
  return seconds > 0 ? `daqui a ${durationText(seconds)}` : `há ${durationText(-seconds)}`;
}

function durationText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * Counts down in the terminal until the button appears, if at most MAX_COUNTDOWN_MS are left. Ends early, and
 * says so, if the room has changed.
 * @returns whether the room is unchanged
 */
export async function countDown(room: DocumentReference, opens: Timestamp): Promise<boolean> {
  const end = performance.now() + opens.toMillis() - (await serverTime(room.firestore));
  const left = () => end - performance.now();
  if (left() <= 0 || left() > MAX_COUNTDOWN_MS) return true;
  for (let second = 1; left() > 0; second++) {
    overwrite(`O botão aparece em ${Math.ceil(left() / SECOND_MS)} s`);
    await sleep(left() % SECOND_MS || SECOND_MS);
    if (left() > 0 && second % SECONDS_BETWEEN_READS > 0) continue;
    const change = await changeOf(room, opens);
    if (change === null) continue;
    overwrite(`${change}\n`);
    return false;
  }
  overwrite('O botão apareceu.\n');
  return true;
}

/** Says how the room has changed; null if it still exists with the same opening time. */
async function changeOf(room: DocumentReference, opens: Timestamp): Promise<string | null> {
  const current = await room.get();
  if (!current.exists) return 'A sala foi removida.';
  const time: unknown = current.get('abreEm');
  return time instanceof Timestamp && time.isEqual(opens) ? null : 'A hora da sala mudou.';
}

/** Replaces the terminal's current line. */
function overwrite(text: string): void {
  process.stdout.write(`\r\x1b[K${text}`);
}
