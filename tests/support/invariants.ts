import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as fc from 'fast-check';
import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  limit,
  query,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../src/base/durations';
import { readOnce } from '../../src/firebase/once';
import { PLACES } from '../../src/model';
import { codeOf } from '../../src/base/errors';
import { asAdmin, signedIn, visitor } from './firestore';
import {
  anySteps,
  CONFIRMED,
  COLLECTIONS,
  emailOf,
  firstDocuments,
  PEOPLE,
  proofOf,
  type Client,
  type Commit,
  type Get,
  type List,
} from './randomCommits';
import { commit, set } from './rules';

/** Repeats a failed run: its seed and, after a colon, the path to the shrunk counterexample. */
const REPLAY = process.env.PROPERTY_SEED;

/** A recent time of the server, whose clock is that of this machine. */
const justNow = expect.toSatisfy(
  (em: unknown) => em instanceof Timestamp && Math.abs(em.toMillis() - Date.now()) < MINUTE_MS,
) as unknown;
const STATES = new Set<string>(getStates().map(({ code }) => code));

/** All documents of the database, by path. */
type Documents = Map<string, DocumentData>;

interface Change {
  path: string;
  was: DocumentData | undefined;
  is: DocumentData | undefined;
}

/** How many steps of each kind had which result: `done`, or the code of the error. */
type Results = Record<Commit['from'] | Get['kind'] | List['kind'], Record<string, number>>;

/** The codes of a denied request. Any other error fails the test. */
const DENIED_CODES = new Set(['permission-denied', 'not-found', 'invalid-argument', 'failed-precondition']);

/**
 * Runs random steps on the initial documents. After each commit that is allowed, and at the end, the whole
 * database is read as the admin and checked.
 * @param commits the minimum number of commits
 * @param limitMs for all runs and for shrinking a failed one
 * @throws with the seed if an invariant does not hold
 */
export async function expectInvariantsHold(
  env: RulesTestEnvironment,
  { runs, commits, limitMs }: { runs: number; commits: number; limitMs: number },
): Promise<void> {
  const clients = new Map<Client, Firestore>(
    PEOPLE.map((uid) => [uid, signedIn(env, uid, emailOf(uid), CONFIRMED.has(uid))]),
  );
  clients.set(null, visitor(env));
  const results: Results = { product: {}, attacker: {}, get: {}, list: {} };

  await asAdmin(env, async (admin) => {
    const property = fc.asyncProperty(fc.boolean(), anySteps, async (forRegistered, steps) => {
      await env.clearFirestore();
      let documents = await writeFirstDocuments(admin, forRegistered);
      for (const step of steps) {
        const db = clients.get(step.client) as Firestore;
        const result = await resultOf(() =>
          step.kind === 'commit' ? commit(db, ...step.writes) : readAndCheck(db, step, documents),
        );
        const ofKind = results[step.kind === 'commit' ? step.from : step.kind];
        ofKind[result] = (ofKind[result] ?? 0) + 1;
        // A commit that was refused changes nothing, so the next one that is allowed, or the end, would show
        // it.
        if (step.kind === 'commit' && result === 'done')
          documents = await checkCommit(admin, documents, step.client);
      }
      expect(changesOf(documents, await everything(admin)), 'a refused commit changes nothing').toEqual([]);
    });
    const [seed, ...path] = REPLAY?.split(':') ?? [];
    const details = await fc.check(property, {
      numRuns: runs,
      plugins: [fc.interruptAfterTimeLimit(limitMs, { failOnInterrupt: true })],
      ...(seed && { seed: Number(seed) }),
      ...(path.length > 0 && { path: path.join(':') }),
    });
    const again = [details.seed, details.counterexamplePath ?? []].flat().join(':');
    const repeat = `Repeat with PROPERTY_SEED=${again}`;
    if (details.failed) {
      const report = await fc.asyncDefaultReportMessage(details);
      throw new Error(`${repeat}\n${report}`, { cause: details.errorInstance });
    }
    // A shrunk run has only a few steps.
    if (path.length === 0) expectVariety(results, commits, repeat);
  });
}

/**
 * Expects that enough requests of each kind were allowed and denied for the run to prove something. Usual
 * shares are 0.3, 0.9, and for reads 0.3 to 0.7: the limits are far from them, so that chance does not fail a
 * run.
 */
function expectVariety({ product, attacker, get, list }: Results, commits: number, repeat: string): void {
  expect(sum(product) + sum(attacker), `commits. ${repeat}`).toBeGreaterThanOrEqual(commits);
  expect(shareOf(product, 'done'), `the product's commits that were allowed. ${repeat}`).toBeGreaterThan(
    0.15,
  );
  expect(
    shareOf(attacker, 'permission-denied'),
    `an attacker's commits that were denied. ${repeat}`,
  ).toBeGreaterThan(0.7);
  for (const reads of [get, list]) {
    expect(shareOf(reads, 'done'), `reads that were allowed. ${repeat}`).toBeGreaterThan(0.05);
    expect(shareOf(reads, 'permission-denied'), `reads that were denied. ${repeat}`).toBeGreaterThan(0.1);
  }
}

function sum(results: Record<string, number>): number {
  return Object.values(results).reduce((before, times) => before + times, 0);
}

function shareOf(results: Record<string, number>, result: string): number {
  return (results[result] ?? 0) / sum(results);
}

async function writeFirstDocuments(admin: Firestore, forRegistered: boolean): Promise<Documents> {
  await commit(admin, ...[...firstDocuments(forRegistered)].map(([path, data]) => set(path, data)));
  return everything(admin);
}

async function everything(admin: Firestore): Promise<Documents> {
  const groups = await Promise.all(COLLECTIONS.map((id) => getDocs(collectionGroup(admin, id))));
  return new Map(groups.flatMap(({ docs }) => docs.map((found) => [found.ref.path, found.data()])));
}

async function resultOf(request: () => Promise<void>): Promise<string> {
  try {
    await request();
    return 'done';
  } catch (error) {
    if (!DENIED_CODES.has(codeOf(error))) throw error;
    return codeOf(error);
  }
}

/** Expects that a client reads only public documents, its own, and the addresses that it has won. */
async function readAndCheck(db: Firestore, step: Get | List, documents: Documents): Promise<void> {
  if (step.kind === 'get') {
    const found = await readOnce(doc(db, step.path));
    const allowed = mayGet(step.client, step.path, found.data(), documents);
    expect(allowed, `${step.client} got ${step.path}`).toBe(true);
    return;
  }
  const { docs } = await getDocs(queryOf(db, step));
  for (const found of docs) {
    const { path } = found.ref;
    expect(mayList(step.client, path, found.data()), `${step.client} listed ${path}`).toBe(true);
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

/** The collection ids of a path, joined by slashes. */
function collectionsOf(path: string): string {
  return path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
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
      return data?.['publicada'] === true;
    case 'users':
      return id === client;
    case 'users/privado':
      return id === client && ['consentimento', 'contagem'].includes(idBelow);
    case 'promocoes/participacoes':
    case 'linksDaSala/ganhadores':
      return idBelow === client;
    case 'linksDaSala':
      return documents.has(`${path}/ganhadores/${client}`);
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

/** @returns the documents after the commit */
async function checkCommit(admin: Firestore, before: Documents, client: Client): Promise<Documents> {
  const after = await everything(admin);
  for (const change of changesOf(before, after)) expectAllowed(change, client, before, after);
  expectPlaces(after);
  expectOwners(after);
  expectCounts(after);
  expectConsents(after);
  return after;
}

function changesOf(before: Documents, after: Documents): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, was: before.get(path), is: after.get(path) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is));
}

function expectAllowed({ path, was, is }: Change, client: Client, before: Documents, after: Documents): void {
  const [, id = '', , idBelow = ''] = path.split('/');
  switch (collectionsOf(path)) {
    case 'salaDeEspera':
      expect(was, 'no client creates a room').toBeDefined();
      if (is) {
        const { cliques: _before, ultimaVaga: _last, ...rest } = was ?? {};
        expect(clicksOf(was), 'a click is counted from 0').toBeGreaterThanOrEqual(0);
        expect(clicksOf(was), 'the sixth click is not counted').toBeLessThan(PLACES);
        expect(is, 'a click does not change other fields of the room').toEqual({
          ...rest,
          cliques: clicksOf(was) + 1,
          ultimaVaga: expect.any(String) as unknown,
        });
        const ticket = `vagas/${is['ultimaVaga']}`;
        expect(before.has(ticket), 'the ticket of a click is new').toBe(false);
        expect(after.get(ticket)?.['sala'], 'the ticket of a click names its room').toBe(id);
      } else {
        expect(clicksOf(was), 'only a full room is deleted').toBeGreaterThanOrEqual(PLACES);
      }
      return;
    case 'vagas':
      expectTicket(was, is, client, before);
      return;
    case 'linksDaSala/ganhadores':
      expect(idBelow, 'only the winner becomes a winner').toBe(client);
      expect(was, 'a winner is never changed').toBeUndefined();
      expectWinner(is, before, before.get(`users/${client}`));
      return;
    case 'users':
      expect(id, 'a profile is written only by its owner').toBe(client);
      if (is) expectProfile(is, id);
      if (is && was)
        expect(is['dataCadastro'], 'the date of registration is never changed').toBe(was['dataCadastro']);
      if (!CONFIRMED.has(id))
        expect(is?.['confirmado'], 'only a confirmed address confirms a profile').toBeUndefined();
      if (is && was?.['confirmado'])
        expect(is['confirmado'], 'the confirmation is never taken back').toBe(true);
      return;
    case 'users/privado':
      expect(id, 'a private document is written only by its owner').toBe(client);
      expect(['consentimento', 'contagem'], 'there are no other private documents').toContain(idBelow);
      if (idBelow === 'contagem') expect(was, 'a marker is never changed or deleted').toBeUndefined();
      if (idBelow === 'consentimento') {
        if (is)
          expect(is, 'a consent has a version of the terms').toEqual({
            versao: expect.stringMatching(/^2026-11-2[34]$/) as unknown,
            em: justNow,
          });
        if (is && was)
          expect(String(is['versao']) > String(was['versao']), 'a consent is renewed to newer terms').toBe(
            true,
          );
      } else {
        expect(before.has(`users/${id}`), 'a counted user has registered before').toBe(true);
        const estado: unknown = after.get(`users/${id}`)?.['estado'];
        expect(is, 'a marker has the state of the profile').toEqual({ estado, em: justNow });
      }
      return;
    case 'usuariosPorEstado':
    case 'usuariosCadastrados':
      expect(is, 'a counter increases by 1').toEqual({ quantidade: quantityOf(was) + 1 });
      return;
    case 'promocoes/participacoes':
      expect(idBelow, 'a participation is written only by its owner').toBe(client);
      if (!is) return;
      expect(was, 'a participation is never changed').toBeUndefined();
      expectOpen(before.get(`promocoes/${id}`));
      expect(is, 'a participation has its user and promotion').toEqual({
        uid: client,
        promocao: id,
        titulo: before.get(`promocoes/${id}`)?.['titulo'] as unknown,
        regulamento: before.get(`promocoes/${id}`)?.['regulamento'] as unknown,
        em: justNow,
      });
      expect(after.has(`users/${client}`), 'only a user with a profile takes part').toBe(true);
      return;
    default:
      expect.fail(`${client} changed ${path}`);
  }
}

function expectTicket(
  was: DocumentData | undefined,
  is: DocumentData | undefined,
  client: Client,
  before: Documents,
): void {
  if (was) {
    expect(is, 'only the owner of a ticket without one is added').toEqual({ ...was, dono: client });
    expect(was['dono'], 'the owner of a ticket is never changed').toBeUndefined();
    return;
  }
  expect(is, 'a ticket has the link of its room, and in a show for registered people its owner').toEqual({
    sala: expect.any(String) as unknown,
    link: before.get(`salaDeEspera/${is?.['sala']}`)?.['link'] as unknown,
    em: justNow,
    ...(isForRegistered(before) && { dono: client }),
  });
}

/**
 * The winner of an open show proves the ticket of an earlier commit; a registered person gives the name and
 * phone that the profile had before the commit, which may also delete it.
 */
function expectWinner(winner: DocumentData | undefined, before: Documents, profile: DocumentData = {}): void {
  const vaga: unknown = winner?.['vaga'];
  const { name: nome, celular, confirmado = false } = profile;
  expect(winner, 'a winner has exactly its fields').toEqual({
    vaga,
    em: justNow,
    ...(before.has(`vagas/${String(vaga)}`)
      ? { prova: proofOf(String(vaga)) }
      : { nome, celular, ...(winner && 'confirmado' in winner && { confirmado: confirmado as unknown }) }),
  });
}

function isForRegistered(documents: Documents): boolean {
  return documents.get('configuracoes/salaDeEspera')?.['paraCadastrados'] === true;
}

function expectProfile(profile: DocumentData, uid: string): void {
  const aText = expect.stringMatching(/\S/) as unknown;
  expect(profile, 'a profile has exactly its fields').toEqual({
    uid,
    email: emailOf(uid),
    name: aText,
    celular: expect.stringMatching(/^\d{10,11}$/) as unknown,
    estado: expect.toSatisfy((estado: string) => STATES.has(estado)) as unknown,
    cidade: aText,
    dataCadastro: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) as unknown,
    ...('confirmado' in profile && { confirmado: true }),
  });
}

function expectOpen(promotion: DocumentData = {}): void {
  expect(promotion['publicada'], 'the promotion is published').toBe(true);
  const now = Date.now();
  expect((promotion['inicio'] as Timestamp).toMillis(), 'the promotion has begun').toBeLessThanOrEqual(now);
  expect((promotion['fim'] as Timestamp).toMillis(), 'the promotion has not ended').toBeGreaterThan(now);
}

/** Each room, deleted or not, has as many tickets as clicks, and at most five. */
function expectPlaces(documents: Documents): void {
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
function expectOwners(documents: Documents): void {
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
function expectCounts(documents: Documents): void {
  const markers = documentsIn(documents, 'users/privado').filter(([path]) => path.endsWith('/contagem'));
  const ofStates: Record<string, number> = {};
  for (const [, { estado }] of markers) ofStates[String(estado)] = (ofStates[String(estado)] ?? 0) + 1;
  const states = documentsIn(documents, 'usuariosPorEstado');
  const counted = states.map(([path, counter]) => [path.split('/')[1], quantityOf(counter)]);
  expect(Object.fromEntries(counted), 'the counter of each state equals its markers').toEqual(ofStates);
  const total = quantityOf(documents.get('usuariosCadastrados/qtdUsuarios'));
  expect(total, 'the total equals the number of markers').toBe(markers.length);
}

function expectConsents(documents: Documents): void {
  const consents = documentsIn(documents, 'users/privado').filter(([path]) =>
    path.endsWith('/consentimento'),
  );
  const profiles = documentsIn(documents, 'users').map(([path]) => `${path}/privado/consentimento`);
  expect(consents.map(([path]) => path).sort(), 'each profile has its consent').toEqual(profiles.sort());
}

function documentsIn(documents: Documents, collections: string): [string, DocumentData][] {
  return [...documents].filter(([path]) => collectionsOf(path) === collections);
}

/** The value that increment(1) adds to. */
function clicksOf(room: DocumentData | undefined): number {
  return typeof room?.['cliques'] === 'number' ? room['cliques'] : 0;
}

function quantityOf(counter: DocumentData | undefined): number {
  return typeof counter?.['quantidade'] === 'number' ? counter['quantidade'] : 0;
}
