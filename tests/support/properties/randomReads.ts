import * as fc from 'fast-check';
import { FieldValue } from 'firebase/firestore/lite';
import { anyField, anyPath, anyValue } from './attacks';
import { COLLECTIONS, LATECOMER, TEAM, type Client } from './documents';
import { anyClient, anyPerson } from './values';

export interface Get {
  kind: 'get';
  client: Client;
  path: string;
}

export interface List {
  kind: 'list';
  client: Client;
  from: { path: string } | { group: string };
  filter: { field: string; value: unknown } | null;
  most: number | null;
}

export const anyGet: fc.Arbitrary<Get> = fc.record({
  kind: fc.constant('get'),
  client: anyClient,
  path: anyPath,
});

const anyFilter = fc.oneof(
  anyPerson.map((value) => ({ field: 'uid', value })),
  fc.constant({ field: 'publicada', value: true }),
  fc.record({ field: anyField, value: anyValue.filter((value) => !(value instanceof FieldValue)) }),
);

type Listed = Pick<List, 'from' | 'filter' | 'most'>;

function listBy(client: Client, { from, filter, most }: Listed): List {
  return { kind: 'list', client, from, filter, most };
}

/** Random queries of the product's pages. */
const ofPages: fc.Arbitrary<List> = fc
  .tuple(
    anyPerson,
    fc.constantFrom(
      (): Listed => ({ from: { path: 'salaDeEspera' }, filter: null, most: 20 }),
      (): Listed => ({ from: { path: 'promocoes' }, filter: { field: 'publicada', value: true }, most: 49 }),
      (uid: string): Listed => ({
        from: { path: 'vagas' },
        filter: { field: 'dono', value: uid },
        most: 300,
      }),
      (uid: string): Listed => ({
        from: { group: 'participacoes' },
        filter: { field: 'uid', value: uid },
        most: 100,
      }),
    ),
  )
  .map(([client, listed]) => listBy(client, listed(client)));

/** Random queries of the team's desk. */
const ofDesk: fc.Arbitrary<List> = fc
  .tuple(
    fc.constantFrom(TEAM, LATECOMER),
    fc.constantFrom(
      'linksDaSala',
      'linksDaSala/outro/ganhadores',
      'vagas',
      'promocoes',
      'usuariosPorEstado',
      'promocoes/encerrada/participacoes',
    ),
  )
  .map(([client, path]) => listBy(client, { from: { path }, filter: null, most: 50 }));

const anyListed: fc.Arbitrary<Listed> = fc.record({
  from: fc.oneof(
    anyPath.map((path) => ({ path: path.slice(0, path.lastIndexOf('/')) })),
    fc.constantFrom(...COLLECTIONS).map((group) => ({ group })),
  ),
  filter: fc.option(anyFilter),
  most: fc.constantFrom(null, 1, 20, 50, 300, 1000),
});

export const anyList: fc.Arbitrary<List> = fc.oneof(
  ofPages,
  ofDesk,
  fc.tuple(anyClient, fc.oneof(ofPages, ofDesk)).map(([client, list]) => listBy(client, list)),
  fc.tuple(anyClient, anyListed).map(([client, listed]) => listBy(client, listed)),
);
