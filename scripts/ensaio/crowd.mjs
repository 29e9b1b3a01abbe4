/**
 * @typedef {object} Person
 * @property {number} reactionMs between the sight of the button and the click
 * @property {boolean} losesAnswer whether the answer of the first click gets lost on its way
 */

/** Reaction times of people are log-normal: half of them take less than the median, a few much longer. */
const MEDIAN_REACTION_MS = 700;
const SPREAD = 0.45;
/** More than any network loses, so that it happens to winners too. */
const SHARE_OF_LOST_ANSWERS = 0.2;

/**
 * The same people for the same seed.
 * @param {number} seed
 * @param {number} size
 * @returns {Person[]}
 */
export function crowdOf(seed, size) {
  const random = randomFrom(seed);
  return Array.from({ length: size }, () => ({
    reactionMs: MEDIAN_REACTION_MS * Math.exp(SPREAD * normal(random)),
    losesAnswer: random() < SHARE_OF_LOST_ANSWERS,
  }));
}

/** Numbers from 0 to 1 (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The standard normal distribution (Box-Muller). @param {() => number} random */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
