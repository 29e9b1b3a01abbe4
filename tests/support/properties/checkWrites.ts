import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../../src/base/durations';
import { PLACES, TERMS_VERSION } from '../../../src/model';
import { OLDER_TERMS } from '../rules';
import { CONFIRMED, emailOf, proofOf, type Client } from './documents';
import { clicksOf, quantityOf, type Change, type Documents } from './stored';

/** A change that the rules have allowed, with the client who made it, and all documents before and after. */
export interface Allowed extends Change {
  client: Client;
  before: Documents;
  after: Documents;
}

/** A server time of the last minute; the emulator uses this machine's clock. */
export const justNow = expect.toSatisfy(
  (em: unknown) => em instanceof Timestamp && Math.abs(em.toMillis() - Date.now()) < MINUTE_MS,
) as unknown;
const STATES = new Set<string>(getStates().map(({ code }) => code));

/**
 * The checks of allowed changes, by collection. Only the team may change documents of other collections
 * (TEAM_CHECKS).
 */
export const CHECKS: Record<string, (change: Allowed) => void> = {
  salaDeEspera: expectRoom,
  vagas: expectTicket,
  'linksDaSala/ganhadores': expectWinner,
  users: expectProfile,
  'users/privado': expectPrivate,
  usuariosPorEstado: expectCounter,
  usuariosCadastrados: expectCounter,
  'promocoes/participacoes': expectParticipation,
};

export function expectRoom({ path, was, is, before, after }: Allowed): void {
  expect(was, 'no client creates a room').toBeDefined();
  if (!is) {
    expect(clicksOf(was), 'only a full room is deleted').toBeGreaterThanOrEqual(PLACES);
    return;
  }
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
  expect(after.get(ticket)?.['sala'], 'the ticket of a click names its room').toBe(path.split('/')[1]);
}

export function expectTicket({ was, is, client, before }: Allowed): void {
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

export function isForRegistered(documents: Documents): boolean {
  return documents.get('configuracoes/salaDeEspera')?.['paraCadastrados'] === true;
}

/**
 * Checks a new winner. In an open show, the winner proves a ticket of an earlier commit. A registered person
 * has the profile's name and phone from before the commit, because the same commit may delete the profile.
 */
export function expectWinner({ path, was, is, client, before }: Allowed): void {
  expect(path.split('/')[3], 'only the winner becomes a winner').toBe(client);
  expect(was, 'a winner is never changed').toBeUndefined();
  const vaga: unknown = is?.['vaga'];
  const { name: nome, celular, confirmado = false } = before.get(`users/${client}`) ?? {};
  expect(is, 'a winner has exactly its fields').toEqual({
    vaga,
    em: justNow,
    ...(before.has(`vagas/${String(vaga)}`)
      ? { prova: proofOf(String(vaga)) }
      : { nome, celular, ...(is && 'confirmado' in is && { confirmado: confirmado as unknown }) }),
  });
}

function expectProfile({ path, was, is, client }: Allowed): void {
  const uid = path.slice('users/'.length);
  expect(uid, 'a profile is written only by its owner').toBe(client);
  if (!is) return;
  const aText = expect.stringMatching(/\S/) as unknown;
  expect(is, 'a profile has exactly its fields').toEqual({
    uid,
    email: emailOf(uid),
    name: aText,
    celular: expect.stringMatching(/^\d{10,11}$/) as unknown,
    estado: expect.toSatisfy((estado: string) => STATES.has(estado)) as unknown,
    cidade: aText,
    dataCadastro: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) as unknown,
    ...('confirmado' in is && { confirmado: true }),
  });
  if (was) expect(is['dataCadastro'], 'the date of registration is never changed').toBe(was['dataCadastro']);
  if (!CONFIRMED.has(uid))
    expect(is['confirmado'], 'only a confirmed address confirms a profile').toBeUndefined();
  if (was?.['confirmado']) expect(is['confirmado'], 'the confirmation is never taken back').toBe(true);
}

function expectPrivate(change: Allowed): void {
  const [, uid, , id] = change.path.split('/');
  expect(uid, 'a private document is written only by its owner').toBe(change.client);
  expect(['consentimento', 'contagem'], 'there are no other private documents').toContain(id);
  if (id === 'consentimento') expectConsent(change);
  else expectMarker(change);
}

function expectConsent({ was, is, client, before, after }: Allowed): void {
  if (!is) return;
  expect(is, 'a consent has a version of the terms').toEqual({
    versao: expect.toBeOneOf([OLDER_TERMS, TERMS_VERSION]) as unknown,
    em: justNow,
  });
  if (!was) return;
  const [older, newer] = [String(was['versao']), String(is['versao'])];
  const profile = `users/${client}`;
  const isBeingConfirmed = !before.get(profile)?.['confirmado'] && after.get(profile)?.['confirmado'];
  expect(
    newer > older || isBeingConfirmed,
    'a consent is renewed to newer terms, or when the profile is confirmed',
  ).toBe(true);
}

function expectMarker({ was, is, client, before, after }: Allowed): void {
  expect(was, 'a marker is never changed or deleted').toBeUndefined();
  expect(before.has(`users/${client}`), 'a counted user has registered before').toBe(true);
  const estado: unknown = after.get(`users/${client}`)?.['estado'];
  expect(is, 'a marker has the state of the profile').toEqual({ estado, em: justNow });
}

function expectCounter({ was, is }: Allowed): void {
  expect(is, 'a counter increases by 1').toEqual({ quantidade: quantityOf(was) + 1 });
}

function expectParticipation({ path, was, is, client, before, after }: Allowed): void {
  const [, promocao, , uid] = path.split('/');
  expect(uid, 'a participation is written only by its owner').toBe(client);
  if (!is) return;
  expect(was, 'a participation is never changed').toBeUndefined();
  const promotion = before.get(`promocoes/${promocao}`);
  expectOpen(promotion);
  expect(is, 'a participation has its user and promotion').toEqual({
    uid: client,
    promocao,
    titulo: promotion?.['titulo'] as unknown,
    regulamento: promotion?.['regulamento'] as unknown,
    em: justNow,
  });
  expect(after.has(`users/${client}`), 'only a user with a profile takes part').toBe(true);
}

function expectOpen(promotion: DocumentData = {}): void {
  expect(promotion['publicada'], 'the promotion is published').toBe(true);
  const now = Date.now();
  expect((promotion['inicio'] as Timestamp).toMillis(), 'the promotion has begun').toBeLessThanOrEqual(now);
  expect((promotion['fim'] as Timestamp).toMillis(), 'the promotion has not ended').toBeGreaterThan(now);
}
