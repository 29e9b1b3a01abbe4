import type { Visit } from './visit';

/** The visits whose click was sent, in the order of sending. */
export function inOrderOfSending(visits: Visit[]): Visit[] {
  return visits
    .filter(({ usage }) => usage.firstSentAt !== null)
    .sort((one, other) => sentAtOf(one) - sentAtOf(other));
}

export function sentAtOf({ usage }: Visit): number {
  return usage.firstSentAt ?? Infinity;
}

/** Times from the release to the button, ascending, ms. */
export function waitsForButton(visits: Visit[], releasedAt: number): number[] {
  return ascending(visits.flatMap(({ sawAt }) => (sawAt === null ? [] : sawAt - releasedAt)));
}

/** Times from the click to the answer of the clicks that were sent, ascending, ms. */
export function waitsForAnswer(visits: Visit[]): number[] {
  return ascending(
    inOrderOfSending(visits).flatMap(({ clickedAt, answeredAt }) =>
      clickedAt === null || answeredAt === null ? [] : answeredAt - clickedAt,
    ),
  );
}

/** The times of the answers by performance.now(), ascending. */
export function answersOf(visits: Visit[]): number[] {
  return ascending(visits.flatMap(({ answeredAt }) => answeredAt ?? []));
}

/** Percentiles of times, ms. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentiles(sorted: number[]): Percentiles | null {
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function ascending(values: number[]): number[] {
  return values.sort((one, other) => one - other);
}
