import { PLACES } from '../../../src/model';
import { integer } from '../numbers';
import type { Rehearsal } from '../rehearse';
import type { ShowKind } from '../show';
import type { ReadAttempt } from '../visitors/readAttempt';
import { winnersOf, type Visit } from '../visitors/visit';

type Outcome = ReturnType<typeof outcomeOf>;

/** Compares what the visitors' pages showed with what is in the database. */
export function outcomeOf({ visits, places, roomClosed }: Rehearsal, show: ShowKind) {
  const hasPlace = ({ ticket }: Visit) => ticket !== null && places.has(ticket);
  return {
    /** Visitors whose page showed that they won. */
    winners: winnersOf(visits).length,
    /** Tickets that have a place in the database. */
    places: places.size,
    /** Visitors whose page showed the opposite of what is in the database. */
    wronglyAnswered: visits.filter(
      (visit) => visit.answer !== null && hasPlace(visit) !== (visit.answer === 'won'),
    ).length,
    /** Visitors who never saw the button, or got no answer to their click. */
    unanswered: visits.filter(({ answer }) => answer === null).length,
    roomClosed,
    /** Who could read the protected address; null if the room's link is not protected. */
    address: show === 'plain' ? null : addressReadsOf(visits),
  };
}

/** Who could read the address behind the protected link. */
function addressReadsOf(visits: Visit[]) {
  const count = (attempt: ReadAttempt, won: boolean) =>
    visits.filter((visit) => visit.readAttempt === attempt && (visit.answer === 'won') === won).length;
  return {
    winnersWhoRead: count('read', true),
    losersWhoRead: count('read', false),
    /** Losers to whom the rules refused the address. Attempts that failed otherwise are not counted. */
    losersRefused: count('refused', false),
  };
}

/** What the waiting room promises, and whether it kept each promise. */
export function promisesOf(outcome: Outcome, visitors: number) {
  const { address, roomClosed } = outcome;
  const ofAddress = address && [
    exactly(PLACES, 'Ganhadores que leram o endereço', address.winnersWhoRead),
    exactly(0, 'Sem vaga e leram o endereço', address.losersWhoRead),
    exactly(visitors - PLACES, 'Sem vaga e recusados pelas regras', address.losersRefused),
  ];
  return [
    exactly(PLACES, 'Ganharam', outcome.winners),
    exactly(PLACES, 'Vagas dadas pelo banco', outcome.places),
    exactly(0, 'Ouviram o contrário do que está no banco', outcome.wronglyAnswered),
    exactly(0, 'Ficaram sem resposta', outcome.unanswered),
    { what: 'A sala fechou', figure: roomClosed ? 'sim' : 'não', kept: roomClosed },
    ...(ofAddress ?? []),
  ];
}

function exactly(due: number, what: string, count: number) {
  return {
    what: `${what} (${due === 0 ? 'deve' : 'devem'} ser ${integer(due)})`,
    figure: integer(count),
    kept: count === due,
  };
}
