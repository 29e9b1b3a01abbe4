/**
 * The outcome of this browser's click in a room. `clicking`: the answer is awaited. `lost`: there is no place
 * for this browser.
 */
export type Outcome = 'none' | 'clicking' | OutcomeWithPlace | 'lost';

/**
 * The browser has a place. `leaving`: it is opening the room's link. `noAddress`: the address behind a
 * protected link could not be read yet. `returned`: the visitor has come back from there.
 */
export type OutcomeWithPlace = 'leaving' | 'noAddress' | 'returned';

export function hasPlace(outcome: Outcome): outcome is OutcomeWithPlace {
  return outcome === 'leaving' || outcome === 'noAddress' || outcome === 'returned';
}

/** The click's answer, the address or the navigation is still awaited. */
export function isUnderWay(outcome: Outcome): boolean {
  return outcome === 'clicking' || outcome === 'leaving' || outcome === 'noAddress';
}
