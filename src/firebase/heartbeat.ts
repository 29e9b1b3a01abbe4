import {
  disableNetwork,
  doc,
  enableNetwork,
  onSnapshot,
  type Firestore,
  type Unsubscribe,
} from 'firebase/firestore';
import { withTimeout } from '../timeouts';

/** Between two heartbeats, ms. Each is a request of every visitor (docs/escala.md). */
const INTERVAL_MS = 15_000;
/** A document that firestore.rules refuse to everyone. A refusal is an answer too, and is not billed as a read. */
export const REFUSED_DOCUMENT = 'batimento/recusado';
/** How long the answer to a heartbeat may take, ms. */
const ANSWER_LIMIT_MS = 3_000;
/** Between two probes of a silent server, ms. */
const PROBE_INTERVAL_MS = 2_500;
/** The limit of one probe, ms. Longer than the interval, so that a slow network is not taken for a silent one. */
const PROBE_LIMIT_MS = 7_500;

/**
 * Detects a stream of snapshots that has ended without an error, for example when a phone changes cells, and restarts it
 * as soon as the server can be reached. The SDK alone takes up to a minute.
 * @param origin of the Firestore server
 * @returns a function that stops the heartbeat
 */
export function keepStreamAlive(db: Firestore, origin: string): () => void {
  const stopping = new AbortController();
  void keepAlive(db, origin, stopping.signal);
  return () => stopping.abort();
}

async function keepAlive(db: Firestore, origin: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await new Promise((wake) => setTimeout(wake, INTERVAL_MS));
    if (stopping.aborted || (await streamAnswers(db))) continue;
    await disableNetwork(db);
    await serverAnswers(origin, stopping);
    await enableNetwork(db);
  }
}

/** Whether the server answers on the stream itself. An answer to another request would not prove that the stream works. */
async function streamAnswers(db: Firestore): Promise<boolean> {
  let unsubscribe: Unsubscribe | undefined;
  const refusal = new Promise<void>((resolve) => {
    unsubscribe = onSnapshot(doc(db, REFUSED_DOCUMENT), { error: () => resolve() });
  });
  return withTimeout(ANSWER_LIMIT_MS, refusal)
    .then(
      () => true,
      () => false,
    )
    .finally(unsubscribe);
}

/** Resolves at the server's first answer, errors included. It uses fetch because the SDK's requests wait for each other. */
async function serverAnswers(origin: string, stopping: AbortSignal): Promise<void> {
  let probes: ReturnType<typeof setInterval> | undefined;
  await new Promise<void>((resolve) => {
    const probe = () => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), PROBE_LIMIT_MS);
      fetch(origin, { mode: 'no-cors', cache: 'no-store', signal: limit.signal }).then(
        () => resolve(),
        () => undefined,
      );
    };
    stopping.addEventListener('abort', () => resolve());
    probes = setInterval(probe, PROBE_INTERVAL_MS);
    probe();
  });
  clearInterval(probes);
}
