import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  query,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { readOnce } from '../../../src/firebase/once';
import { LATECOMER, TEAM, type Client } from './documents';
import type { Get, List } from './randomReads';
import { collectionsOf, type Documents } from './stored';

const TEAM_READERS = new Set<Client>([TEAM, LATECOMER]);
/**
 * The collections that the team may list, in addition to what everybody may; never by a collection group
 * query.
 */
const TEAM_LISTS = new Set([
  'linksDaSala',
  'linksDaSala/ganhadores',
  'vagas',
  'promocoes',
  'promocoes/participacoes',
  'usuariosPorEstado',
]);

/**
 * Expects that a client reads only what it may: public documents, its own, the addresses that it has won, and
 * the team's if it is the team.
 */
export async function readAndCheck(db: Firestore, step: Get | List, documents: Documents): Promise<void> {
  if (step.kind === 'get') {
    const found = await readOnce(db, step.path);
    const allowed = mayGet(step.client, step.path, found, documents);
    expect(allowed, `${step.client} got ${step.path}`).toBe(true);
    return;
  }
  const { docs } = await getDocs(queryOf(db, step));
  for (const found of docs) {
    const { path } = found.ref;
    const allowed =
      mayList(step.client, path, found.data()) ||
      ('path' in step.from && TEAM_READERS.has(step.client) && TEAM_LISTS.has(collectionsOf(path)));
    expect(allowed, `${step.client} listed ${path}`).toBe(true);
  }
}

function queryOf(db: Firestore, { from, filter, most }: List) {
  const all = 'group' in from ? collectionGroup(db, from.group) : collection(db, from.path);
  return query(
    all,
    ...(filter ? [where(filter.field, '==', filter.value)] : []),
    ...(most === null ? [] : [limit(most)]),
  );
}

/** @param data undefined if the document does not exist */
function mayGet(client: Client, path: string, data: DocumentData | undefined, documents: Documents): boolean {
  const [, id = '', , idBelow = ''] = path.split('/');
  switch (collectionsOf(path)) {
    case 'salaDeEspera':
    case 'vagas':
      return true;
    case 'usuariosCadastrados':
      return id === 'qtdUsuarios';
    case 'configuracoes':
      return id === 'salaDeEspera';
    case 'promocoes':
      return data?.['publicada'] === true || TEAM_READERS.has(client);
    case 'users':
      return id === client;
    case 'users/privado':
      return id === client && ['consentimento', 'contagem'].includes(idBelow);
    case 'promocoes/participacoes':
    case 'linksDaSala/ganhadores':
      return idBelow === client;
    case 'linksDaSala':
      return documents.has(`${path}/ganhadores/${client}`) || TEAM_READERS.has(client);
    case 'equipe':
      return id === client;
    default:
      return false;
  }
}

function mayList(client: Client, path: string, data: DocumentData): boolean {
  const place = collectionsOf(path);
  if (place.endsWith('/participacoes') || place === 'participacoes') return data['uid'] === client;
  if (place === 'vagas') return data['dono'] === client;
  return place === 'salaDeEspera' || (place === 'promocoes' && data['publicada'] === true);
}
