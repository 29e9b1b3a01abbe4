export interface Person {
  /** The time from seeing the button to clicking it. */
  reactionMs: number;
  /** Whether the response to the first click gets lost. */
  losesAnswer: boolean;
}

/** Human reaction times are log-normal: half are below the median, and a few are much longer. */
const MEDIAN_REACTION_MS = 700;
const SPREAD = 0.45;
/** The share of people whose first response gets lost: more than any network loses, so that it happens to some winners, too. */
const LOST_ANSWERS_SHARE = 0.2;

/** Simulates people. The same seed gives the same people. */
export function crowdOf(seed: number, size: number): Person[] {
  const random = randomFrom(seed);
  return Array.from({ length: size }, () => ({
    reactionMs: MEDIAN_REACTION_MS * Math.exp(SPREAD * normal(random)),
    losesAnswer: random() < LOST_ANSWERS_SHARE,
  }));
}

/** A generator of random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random number of the standard normal distribution (Box-Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
