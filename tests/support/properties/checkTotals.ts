import type { DocumentData, Timestamp } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { DAY_MS } from '../../../src/base/durations';
import { PLACES } from '../../../src/model';
import { clicksOf, documentsIn, quantityOf, type Documents } from './stored';

/** The clicks in a room since it was last opened; the room may be closed by now. */
interface Opening {
  /** The number of clicks with which the room was opened. */
  first: number;
  /** The latest number of clicks. */
  clicks: number;
  /** The number of tickets that the room had before it was opened. */
  earlierTickets: number;
}

/** The openings by the path of the room. */
export type Openings = Map<string, Opening>;

export function openingsAfter(openings: Openings, before: Documents, after: Documents): Openings {
  const next = new Map(openings);
  for (const [path, room] of documentsIn(after, 'salaDeEspera')) {
    const clicks = clicksOf(room);
    const opening = before.has(path) ? openings.get(path) : undefined;
    const { first, earlierTickets } = opening ?? { first: clicks, earlierTickets: ticketsOf(before, path) };
    next.set(path, { first, clicks, earlierTickets });
  }
  return next;
}

function ticketsOf(documents: Documents, room: string): number {
  return documentsIn(documents, 'vagas').filter(([, { sala }]) => `salaDeEspera/${sala}` === room).length;
}

/** Expects that each room has as many tickets as clicks since it was opened, and at most five. */
export function expectPlaces({ documents, openings }: { documents: Documents; openings: Openings }): void {
  for (const [path, { first, clicks, earlierTickets }] of openings) {
    const used = ticketsOf(documents, path) - earlierTickets;
    expect(used, `${path}: as many tickets as clicks`).toBe(clicks - first);
    expect(used, `${path}: no more than five places`).toBeLessThanOrEqual(Math.max(0, PLACES - first));
  }
}

/**
 * Expects that each owned ticket has one winner below its link's name, and each winner a ticket, so that
 * nobody has two places under one name. Earlier shows are left out, because the team deletes their documents
 * one by one.
 */
export function expectOwners(documents: Documents): void {
  const owned = documentsIn(documents, 'vagas').filter(([, { dono }]) => dono !== undefined);
  const wanted = owned
    .filter(isOfThisShow)
    .map(([path, { link, dono }]) => `${String(link).split(':')[1]} ${String(dono)} ${path.split('/')[1]}`);
  const winners = documentsIn(documents, 'linksDaSala/ganhadores')
    .filter(isOfThisShow)
    .map(([path, { vaga }]) => {
      const [, nome, , uid] = path.split('/');
      return `${nome} ${uid} ${String(vaga)}`;
    });
  expect(winners.sort(), 'each owner of a ticket is its winner').toEqual(wanted.sort());
}

function isOfThisShow([, { em }]: [path: string, data: DocumentData]): boolean {
  return (em as Timestamp).toMillis() > Date.now() - DAY_MS;
}

/** Expects that each state's counter equals its number of markers, and that the total is their sum. */
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
