/**
 * The outcome of this browser's click in a room. `none`: there is no click, or the page could not learn its
 * outcome. `clicking`: the answer is awaited. `lost`: this browser gets no place.
 */
export type Outcome = 'none' | 'clicking' | OutcomeWithPlace | 'lost';

/**
 * The outcomes of a win. `leaving`: the page is reading the address behind a protected link, or the browser
 * is opening the address. `noAddress`: the address could not be read yet. `returned`: the visitor is on the
 * page again, or still, and can open the address by a press of 'Entrar'.
 */
export type OutcomeWithPlace = 'leaving' | 'noAddress' | 'returned';

/** What the page shows: the outcome of the click; before the click, how near the room's release is. */
export type View = 'loading' | 'countdown' | 'released' | 'signIn' | Exclude<Outcome, 'none'>;

export function hasPlace(view: View | Outcome): view is OutcomeWithPlace {
  return view === 'leaving' || view === 'noAddress' || view === 'returned';
}
