import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { at, without } from '../support/firestore';
import { ADDRESS, ODD_ADDRESSES, PLAIN_ADDRESSES } from '../support/links';
import { expectAllowed, expectDenied, merge, otherTimes, set, update, type Write } from '../support/rules';
import { ana, startTeam, TWO_DAYS_AGO } from '../support/team';

const PREPARED = 'linksDaSala/show';
const NEW = 'linksDaSala/novo';
const NEXT = 'linksDaSala/proxima-sala';
const WINNER = `${PREPARED}/ganhadores/maria`;

startTeam('team-addresses', () => ({
  [PREPARED]: { link: ADDRESS, em: at(0) },
  [WINNER]: { vaga: randomUUID(), em: at(0), nome: 'Maria', celular: '11912345678' },
}));

const anAddress = (changed: DocumentData = {}): DocumentData => ({
  link: ADDRESS,
  em: serverTimestamp(),
  ...changed,
});

describe('an address that the team prepares', () => {
  it.each(PLAIN_ADDRESSES)('may be %j', async (link) => {
    await expectAllowed(ana, set(NEW, anAddress({ link })));
    await expectAllowed(ana, set(PREPARED, anAddress({ link })));
  });

  it.each([
    ...ODD_ADDRESSES,
    '',
    'protegido:show',
    'http://example.com',
    'javascript:alert(1)',
    'example.com',
    'https://exam ple.com',
    5,
    null,
    [ADDRESS],
    {},
  ])('may not be %j', async (link) => {
    await expectDenied(ana, set(NEW, anAddress({ link })));
    await expectDenied(ana, set(PREPARED, anAddress({ link })));
  });

  it.each(otherTimes)('has the time of the request, and not %s', async (_, em) => {
    await expectDenied(ana, set(NEW, anAddress({ em })));
    await expectDenied(ana, set(PREPARED, anAddress({ em })));
  });

  it.each(['link', 'em'])('may not lack %s', async (field) => {
    await expectDenied(ana, set(NEW, without(anAddress(), field)));
    await expectDenied(ana, update(PREPARED, { [field]: deleteField() }));
  });

  it('may not be corrected without a new time, or have another field', async () => {
    await expectDenied(ana, update(PREPARED, { link: 'https://example.com/certa' }));
    await expectDenied(ana, set(NEW, anAddress({ nome: 'Show' })));
    await expectDenied(ana, merge(PREPARED, anAddress({ nome: 'Show' })));
  });

  it('may say who has prepared it if it is that of the next room', async () => {
    await expectAllowed(ana, set(NEXT, anAddress()));
    await expectAllowed(ana, set(NEXT, anAddress({ por: 'ana@example.com' })));
  });

  it.each(['bia@example.com', '', null, 7, ['ana@example.com']])(
    'may not say that %j has prepared it if it is that of the next room',
    async (por) => {
      await expectDenied(ana, set(NEXT, anAddress({ por })));
    },
  );

  it.each([NEW, PREPARED])(
    'does not say in %s, which its winners read, who has prepared it',
    async (path) => {
      await expectDenied(ana, set(path, anAddress({ por: 'ana@example.com' })));
    },
  );

  it.each(['a', '7', '-', 'x'.repeat(40)])('may be named %s', async (name) => {
    await expectAllowed(ana, set(`linksDaSala/${name}`, anAddress()));
  });

  it.each(['Show', 'x'.repeat(41), 'é', 'a_b', 'a b', 'a.b', ' a', 'a\n'])(
    'may not be named %j',
    async (name) => {
      await expectDenied(ana, set(`linksDaSala/${name}`, anAddress()));
    },
  );

  it('may not have documents below it', async () => {
    await expectDenied(ana, set(`${PREPARED}/abaixo/documento`, {}));
  });
});

describe('the winners of an address', () => {
  it.each<[string, () => Write]>([
    ['change the name of one', () => update(WINNER, { nome: 'Ana' })],
    ['make one older', () => update(WINNER, { em: TWO_DAYS_AGO() })],
    ['become one', () => set(`${PREPARED}/ganhadores/ana`, { vaga: randomUUID(), em: serverTimestamp() })],
    [
      'make a person one',
      () => set(`${PREPARED}/ganhadores/joao`, { vaga: randomUUID(), em: TWO_DAYS_AGO() }),
    ],
  ])('are not written by the team: it may not %s', async (_, write) => {
    await expectDenied(ana, write());
  });
});
