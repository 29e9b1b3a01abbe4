/**
 * The outcome of this browser's click in a room. In three of them it has a place: `leaving`, the browser is
 * opening the link; `returned`, the visitor has come back from there; `noAddress`, the address behind a
 * protected link could not be read yet.
 */
export type Outcome = 'none' | 'clicking' | 'leaving' | 'noAddress' | 'returned' | 'lost';

export function hasPlace(outcome: Outcome): boolean {
  return outcome === 'leaving' || outcome === 'noAddress' || outcome === 'returned';
}

/** The click's answer, the address or the navigation is still awaited. */
export function isUnderWay(outcome: Outcome): boolean {
  return outcome === 'clicking' || outcome === 'leaving' || outcome === 'noAddress';
}
