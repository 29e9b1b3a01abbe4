import { MINUTE_MS } from '../../../src/base/durations';
import { sleep } from '../../../src/base/timeouts';

/** Where a simulated connection delays: equally in both directions, only to the server, or only back. */
export const CONNECTION_KINDS = ['even', 'there', 'back'] as const;

/** The delays of a simulated connection, in addition to the machine's own, ms. */
export interface Connection {
  kind: (typeof CONNECTION_KINDS)[number];
  there: number;
  back: number;
}

export const WITHOUT_DELAY: Connection = { kind: 'even', there: 0, back: 0 };

export interface Person {
  /** The time from seeing the button to clicking it. */
  reactionMs: number;
  /** Whether the response to the first click gets lost. */
  losesAnswer: boolean;
  connection: Connection;
  /** By how much the visitor's device clock is wrong, ms. */
  clockError: number;
}

/** Human reaction times are log-normal: half are below the median, and a few are much longer. */
const MEDIAN_REACTION_MS = 700;
const SPREAD = 0.45;
/**
 * The share of visitors whose first response gets lost: far more than in real networks, so that some winners
 * are among them.
 */
const LOST_ANSWERS_SHARE = 0.2;

/** The range of round trip times in mobile networks, ms. */
const ROUND_TRIP_MS = { shortest: 20, longest: 400 };
const MAX_CLOCK_ERROR_MS = MINUTE_MS;

/** Gives the people slow connections of all kinds, and clocks that are wrong by up to a minute. */
export function onSlowLines(seed: number, people: Person[]): Person[] {
  const random = randomFrom(seed + 1);
  const { shortest, longest } = ROUND_TRIP_MS;
  return people.map((person, index) => {
    const kind = CONNECTION_KINDS[index % CONNECTION_KINDS.length] ?? 'even';
    const connection = simulatedConnection(kind, shortest + random() * (longest - shortest));
    return { ...person, connection, clockError: (2 * random() - 1) * MAX_CLOCK_ERROR_MS };
  });
}

/** Makes the people click at the very moment when the button appears, as a countdown invites to do. */
export function clickingAtOnce(people: Person[]): Person[] {
  return people.map((person) => ({ ...person, reactionMs: 0 }));
}

/** Simulates people at random; the same seed gives the same people. */
export function crowdOf(seed: number, size: number): Person[] {
  const random = randomFrom(seed);
  return Array.from({ length: size }, () => ({
    reactionMs: MEDIAN_REACTION_MS * Math.exp(SPREAD * normal(random)),
    losesAnswer: random() < LOST_ANSWERS_SHARE,
    connection: WITHOUT_DELAY,
    clockError: 0,
  }));
}

/** Makes a generator of random numbers from 0 to 1 (mulberry32), which a seed makes repeatable. */
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

/**
 * Divides a round trip between the two directions.
 * @param trip the round trip time, ms
 */
export function simulatedConnection(kind: Connection['kind'], trip: number): Connection {
  const there = kind === 'even' ? trip / 2 : kind === 'there' ? trip : 0;
  return { kind, there, back: trip - there };
}

/** Sends a request with the connection's delays, and settles as the response does. */
export async function sendOver<T>({ there, back }: Connection, send: () => Promise<T>): Promise<T> {
  if (there > 0) await sleep(there);
  const response = send();
  await response.catch(() => {});
  if (back > 0) await sleep(back);
  return response;
}
