import { doc, onSnapshot, type Firestore } from 'firebase/firestore';
import { MINUTE_MS } from '../base/durations';
import { Pauses } from '../base/pauses';
import { requestInTime } from '../base/request';
import { growingPause } from '../base/timeouts';
import { restAddressOf } from './rest';
import { restart } from './subscribeWithRetry';

/**
 * The pause between two heartbeats. Every visitor's page sends them, so their number matters
 * (docs/escala.md). The pause doubles after each restart of the stream, until a heartbeat is answered.
 */
const INTERVALS_MS = { first: 15_000, longest: 2 * MINUTE_MS };
/**
 * A document that firestore.rules refuse to everybody: the refusal shows that the server answers, and is not
 * billed.
 */
export const REFUSED_DOCUMENT = 'batimento/recusado';
/** How long the answer to a heartbeat may take. After this time, separate requests probe the server. */
const HEARTBEAT_LIMIT_MS = 3_000;
const PROBE_INTERVAL_MS = 2_500;
/**
 * How long a probe (a request that tests whether the server answers) may take: several intervals between
 * probes, so that a slow network does not look like a silent server.
 */
const PROBE_LIMIT_MS = 7_500;

interface Options {
  /**
   * Called with true when a heartbeat's answer is late. Called with false when the answer has come, the
   * stream is to be restarted, or the heartbeats are stopped.
   */
  onSilence: (silent: boolean) => void;
  /**
   * Listens for the visitor coming back to the page, whose connection may have ended meanwhile: each return
   * sends a heartbeat at once. Returns a function that removes the listener.
   */
  onReturn: (listener: () => void) => () => void;
}

/**
 * Detects that the stream of snapshots has ended without an error, for example because a phone changed its
 * network, and restarts the stream as soon as the server can be reached. The SDK alone takes up to a minute.
 * @returns a function that stops the heartbeats
 */
export function keepStreamAlive(db: Firestore, options: Options): () => void {
  const ending = new AbortController();
  void keepAlive(db, options, ending.signal);
  return () => ending.abort();
}

async function keepAlive(
  db: Firestore,
  { onSilence, onReturn }: Options,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  const pauses = new Pauses();
  const endListening = onReturn(() => {
    failures = 0;
    pauses.endAll();
  });
  signal.addEventListener('abort', () => {
    endListening();
    pauses.endAll();
  });
  while (!signal.aborted) {
    await pauses.pause(growingPause(failures, INTERVALS_MS));
    if (signal.aborted) return;
    const answered = await streamAnswers(db, onSilence, signal);
    if (signal.aborted) return;
    // Pauses grow after failures: a server that is too busy to answer would not be helped by restarts.
    failures = answered ? 0 : failures + 1;
    if (!answered) await restart(db);
  }
}

/**
 * Resolves with true if the server answers on the stream, or when the heartbeats are stopped. Resolves with
 * false if a probe on another connection is answered first, because that shows that only the stream has
 * ended.
 */
function streamAnswers(
  db: Firestore,
  onSilence: Options['onSilence'],
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let probes: ReturnType<typeof setInterval> | undefined;
    const settle = (answered: boolean) => {
      clearTimeout(silence);
      clearInterval(probes);
      probes = undefined;
      signal.removeEventListener('abort', stop);
      unsubscribe();
      onSilence(false);
      resolve(answered);
    };
    const stop = () => settle(true);
    // A late answer must not end the silence of the next heartbeat.
    const probe = () => void reach(db).then((reached) => reached && probes && settle(false));
    const unsubscribe = onSnapshot(doc(db, REFUSED_DOCUMENT), { error: () => settle(true) });
    const silence = setTimeout(() => {
      onSilence(true);
      probe();
      probes = setInterval(probe, PROBE_INTERVAL_MS);
    }, HEARTBEAT_LIMIT_MS);
    signal.addEventListener('abort', stop);
  });
}

/**
 * Whether the server answers, even with an error. Uses `fetch`, because requests of the SDK would wait for
 * the stream that may have ended.
 */
function reach(db: Firestore): Promise<boolean> {
  const options: RequestInit = { mode: 'no-cors', cache: 'no-store' };
  return requestInTime(PROBE_LIMIT_MS, restAddressOf(db).server, options, () => true).catch(() => false);
}
