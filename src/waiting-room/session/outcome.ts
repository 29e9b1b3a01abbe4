/**
 * The outcome of this browser's click in a room. `none`: no click. `clicking`: the answer is awaited. `lost`:
 * this browser gets no place.
 */
export type Outcome = 'none' | 'clicking' | OutcomeWithPlace | 'lost';

/**
 * The outcomes of a win. `leaving`: the browser is opening the room's address. `noAddress`: the address
 * behind a protected link could not be read yet. `returned`: the visitor has come back from the address.
 */
export type OutcomeWithPlace = 'leaving' | 'noAddress' | 'returned';

/** What the page shows: the outcome of the click; before the click, how near the room's release is. */
export type View = 'loading' | 'countdown' | 'released' | 'signIn' | Exclude<Outcome, 'none'>;

export function hasPlace(view: View | Outcome): view is OutcomeWithPlace {
  return view === 'leaving' || view === 'noAddress' || view === 'returned';
}

/** Whether the page still waits: for the click's answer, for the address, or for the navigation. */
export function isUnderWay(outcome: Outcome): boolean {
  return outcome === 'clicking' || outcome === 'leaving' || outcome === 'noAddress';
}
