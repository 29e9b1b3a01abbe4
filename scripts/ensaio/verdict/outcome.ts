import { PLACES } from '../../../src/model';
import { integer } from '../numbers';
import type { Rehearsal } from '../rehearse';
import type { ShowKind } from '../show';
import type { DoorAttempt } from '../visitors/door';
import { winnersOf, type Visit } from '../visitors/visit';

type Outcome = ReturnType<typeof outcomeOf>;

/** What the visitors' pages showed, and what is in the database. */
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
    /** Visitors who never saw the button, or had no answer to their click. */
    unanswered: visits.filter(({ answer }) => answer === null).length,
    roomClosed,
    /** Who read the protected address; null unless the room's link is protected. */
    door: show === 'plain' ? null : doorOf(visits),
  };
}

/** Who could read the address behind the protected link. */
function doorOf(visits: Visit[]) {
  const count = (door: DoorAttempt, won: boolean) =>
    visits.filter((visit) => visit.door === door && (visit.answer === 'won') === won).length;
  return {
    winnersWhoRead: count('read', true),
    losersWhoRead: count('read', false),
    /** Losers whom the rules refused the address. Losers without a certain answer are counted nowhere. */
    losersRefused: count('refused', false),
  };
}

/** The waiting room's promises, and whether it kept each one. */
export function promisesOf(outcome: Outcome, visitors: number) {
  const { door, roomClosed } = outcome;
  const ofDoor = door && [
    exactly(PLACES, 'Ganhadores que leram o endereço', door.winnersWhoRead),
    exactly(0, 'Sem vaga e leram o endereço', door.losersWhoRead),
    exactly(visitors - PLACES, 'Sem vaga e recusados pelas regras', door.losersRefused),
  ];
  return [
    exactly(PLACES, 'Ganharam', outcome.winners),
    exactly(PLACES, 'Vagas dadas pelo banco', outcome.places),
    exactly(0, 'Ouviram o contrário do que está no banco', outcome.wronglyAnswered),
    exactly(0, 'Ficaram sem resposta', outcome.unanswered),
    { what: 'A sala fechou', figure: roomClosed ? 'sim' : 'não', kept: roomClosed },
    ...(ofDoor ?? []),
  ];
}

function exactly(due: number, what: string, count: number) {
  return {
    what: `${what} (${due === 0 ? 'deve' : 'devem'} ser ${integer(due)})`,
    figure: integer(count),
    kept: count === due,
  };
}
