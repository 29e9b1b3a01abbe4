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

/** What the page shows: the outcome, and before there is one, how near the release is. */
export type View = 'loading' | 'countdown' | 'released' | 'signIn' | Exclude<Outcome, 'none'>;

export function hasPlace(view: View | Outcome): view is OutcomeWithPlace {
  return view === 'leaving' || view === 'noAddress' || view === 'returned';
}

/** The click's answer, the address or the navigation is still awaited. */
export function isUnderWay(outcome: Outcome): boolean {
  return outcome === 'clicking' || outcome === 'leaving' || outcome === 'noAddress';
}
