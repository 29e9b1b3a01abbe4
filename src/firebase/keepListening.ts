import type { Unsubscribe } from 'firebase/firestore';
import { report } from '../reporting';

/** Pauses before a refused subscription is tried again, ms; they double, half of each at random. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A refused subscription is over for the SDK; this one begins anew, after pauses that grow until an answer.
 * @param what begins the line that is logged at a refusal, in Portuguese
 */
export function keepListening(
  what: string,
  subscribe: (onAnswer: () => void, onRefusal: (error: Error) => void) => Unsubscribe,
): Unsubscribe {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = start();

  function start(): Unsubscribe {
    return subscribe(
      () => {
        refusals = 0;
      },
      (error) => {
        report(`${what}; nova tentativa em instantes:`, error);
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** refusals++, LONGEST_PAUSE_MS);
        timer = setTimeout(() => (unsubscribe = start()), pause * (0.5 + Math.random() / 2));
      },
    );
  }

  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
