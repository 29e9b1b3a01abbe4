import { expect } from 'vitest';
import { PLACES } from '../../../src/model';
import { firstDocuments } from './documents';
import { clicksOf, collectionsOf, documentsIn, quantityOf, type Documents } from './stored';

/** Each room, deleted or not, has as many tickets as clicks, and at most five. */
export function expectPlaces(documents: Documents): void {
  const tickets = documentsIn(documents, 'vagas').map(([, ticket]) => ticket);
  for (const [path, room] of firstDocuments(false)) {
    if (collectionsOf(path) !== 'salaDeEspera') continue;
    const id = path.slice('salaDeEspera/'.length);
    const used = tickets.filter(({ sala }) => sala === id).length;
    const now = documents.get(path);
    const clicks = now ? clicksOf(now) : Math.max(PLACES, clicksOf(room));
    expect(used, `${id}: as many tickets as clicks`).toBe(clicks - clicksOf(room));
    expect(used, `${id}: no more than five places`).toBeLessThanOrEqual(Math.max(0, PLACES - clicksOf(room)));
  }
}

/**
 * Each owned ticket has one winner below its link's name, and each winner a ticket. So nobody has two places
 * under one name.
 */
export function expectOwners(documents: Documents): void {
  const owned = documentsIn(documents, 'vagas').filter(([, { dono }]) => dono !== undefined);
  const wanted = owned.map(
    ([path, { link, dono }]) => `${String(link).split(':')[1]} ${String(dono)} ${path.split('/')[1]}`,
  );
  const winners = documentsIn(documents, 'linksDaSala/ganhadores').map(([path, { vaga }]) => {
    const [, nome, , uid] = path.split('/');
    return `${nome} ${uid} ${String(vaga)}`;
  });
  expect(winners.sort(), 'each owner of a ticket is its winner').toEqual(wanted.sort());
}

/** Each state's counter equals its number of markers, and the total is their sum. */
export function expectCounts(documents: Documents): void {
  const markers = documentsIn(documents, 'users/privado').filter(([path]) => path.endsWith('/contagem'));
  const ofStates: Record<string, number> = {};
  for (const [, { estado }] of markers) ofStates[String(estado)] = (ofStates[String(estado)] ?? 0) + 1;
  const states = documentsIn(documents, 'usuariosPorEstado');
  const counted = states.map(([path, counter]) => [path.split('/')[1], quantityOf(counter)]);
  expect(Object.fromEntries(counted), 'the counter of each state equals its markers').toEqual(ofStates);
  const total = quantityOf(documents.get('usuariosCadastrados/qtdUsuarios'));
  expect(total, 'the total equals the number of markers').toBe(markers.length);
}

export function expectConsents(documents: Documents): void {
  const consents = documentsIn(documents, 'users/privado').filter(([path]) =>
    path.endsWith('/consentimento'),
  );
  const profiles = documentsIn(documents, 'users').map(([path]) => `${path}/privado/consentimento`);
  expect(consents.map(([path]) => path).sort(), 'each profile has its consent').toEqual(profiles.sort());
}
