import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteField,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { SHOW_LIMITS } from '../../src/backstage/limits';
import { HOUR_MS } from '../../src/base/durations';
import { seed, without } from '../support/firestore';
import { ODD_ADDRESSES, ODD_PICTURES, PICTURES, PLAIN_ADDRESSES } from '../support/links';
import { env } from '../support/project';
import { expectAllowed, expectDenied, get, merge, otherTimes, remove, set, update } from '../support/rules';
import { ana, at, startTeam, TWO_DAYS_AGO } from '../support/team';

const ADDRESS = 'https://example.com/chamada';
const PREPARED = 'linksDaSala/show';
const WINNER = `${PREPARED}/ganhadores/maria`;
const PLACE = `vagas/${randomUUID()}`;
const SETTINGS = 'configuracoes/salaDeEspera';

/** Almost a day old, and a little older than a day. */
const YOUNG = () => at(-23.9 * HOUR_MS);
const OLD = () => at(-24.1 * HOUR_MS);

startTeam('team-show', () => ({
  [PREPARED]: { link: ADDRESS, em: YOUNG() },
  [WINNER]: { vaga: randomUUID(), em: YOUNG(), nome: 'Maria', celular: '11912345678' },
  [PLACE]: { sala: 'sala', link: 'protegido:show', em: YOUNG(), dono: 'maria' },
  'salaDeEspera/sala': { link: 'protegido:show', cliques: 0 },
  'users/maria': { name: 'Maria' },
  'users/maria/privado/consentimento': { versao: '2026-11-24' },
  'usuariosPorEstado/SP': { quantidade: 1 },
  'usuariosCadastrados/qtdUsuarios': { quantidade: 1 },
}));

describe('an address that the team prepares', () => {
  const anAddress = (changed: DocumentData = {}): DocumentData => ({
    link: ADDRESS,
    em: serverTimestamp(),
    ...changed,
  });

  it.each(PLAIN_ADDRESSES)('may be %j', async (link) => {
    await expectAllowed(ana, set('linksDaSala/novo', anAddress({ link })));
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
    for (const path of ['linksDaSala/novo', PREPARED])
      await expectDenied(ana, set(path, anAddress({ link })));
  });

  it.each(otherTimes)('has the time of the request, and not %s', async (_, em) => {
    for (const path of ['linksDaSala/novo', PREPARED]) await expectDenied(ana, set(path, anAddress({ em })));
  });

  it.each(['link', 'em'])('may not lack %s', async (field) => {
    await expectDenied(ana, set('linksDaSala/novo', without(anAddress(), field)));
    await expectDenied(ana, update(PREPARED, { [field]: deleteField() }));
  });

  it('may not be corrected without a new time, or have another field', async () => {
    await expectDenied(ana, update(PREPARED, { link: 'https://example.com/certa' }));
    await expectDenied(ana, set('linksDaSala/novo', anAddress({ nome: 'Show' })));
    await expectDenied(ana, merge(PREPARED, anAddress({ nome: 'Show' })));
  });

  it('says who prepared it, if it is for the next room, and only that person can say so', async () => {
    const next = 'linksDaSala/proxima-sala';
    await expectAllowed(ana, set(next, anAddress()));
    await expectAllowed(ana, set(next, anAddress({ por: 'ana@example.com' })));
    for (const por of ['bia@example.com', '', null, 7, ['ana@example.com']])
      await expectDenied(ana, set(next, anAddress({ por })));
    // Its winners would read it.
    for (const path of ['linksDaSala/novo', PREPARED])
      await expectDenied(ana, set(path, anAddress({ por: 'ana@example.com' })));
  });

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

describe.each([PREPARED, WINNER, PLACE])('%s', (path) => {
  it('is removed by the team when it is older than a day', async () => {
    await seed(env, path, { em: OLD() });
    await expectAllowed(ana, remove(path));
  });

  it('is not removed earlier, or if its age is not known', async () => {
    await expectDenied(ana, remove(path));
    for (const em of [null, 0, '2020-01-01', [], at(HOUR_MS)]) {
      await seed(env, path, { em });
      await expectDenied(ana, remove(path));
    }
    await seed(env, path, { link: ADDRESS });
    await expectDenied(ana, remove(path));
  });
});

describe('the team', () => {
  const OTHER_PLACE = `vagas/${randomUUID()}`;

  it.each<[string, () => ReturnType<typeof set>[]]>([
    ['a winner', () => [update(WINNER, { nome: 'Ana' }), update(WINNER, { em: TWO_DAYS_AGO() })]],
    ['its own win', () => [set(`${PREPARED}/ganhadores/ana`, { vaga: randomUUID(), em: serverTimestamp() })]],
    [
      "a person's win",
      () => [set(`${PREPARED}/ganhadores/joao`, { vaga: randomUUID(), em: TWO_DAYS_AGO() })],
    ],
    [
      'a place',
      () => [update(PLACE, { dono: 'ana' }), update(PLACE, { em: TWO_DAYS_AGO() }), set(PLACE, {})],
    ],
    ['a new place', () => [set(OTHER_PLACE, { sala: 'sala', link: ADDRESS, em: serverTimestamp() })]],
    [
      'a counter',
      () =>
        ['usuariosPorEstado/SP', 'usuariosCadastrados/qtdUsuarios'].flatMap((path) => [
          update(path, { quantidade: increment(1) }),
          set(path, { quantidade: 0 }),
          remove(path),
        ]),
    ],
    ['a profile', () => [update('users/maria', { name: 'Ana' }), remove('users/maria')]],
    ['other settings', () => [set('configuracoes/outra', {}), remove(SETTINGS)]],
    ['a document of its own', () => [set('outra/documento', {})]],
  ])('may not write %s', async (_, writes) => {
    for (const write of writes()) await expectDenied(ana, write);
  });

  it.each([
    'users/maria',
    'users/maria/privado/consentimento',
    'usuariosPorEstado/SP',
    'configuracoes/outra',
  ])('may not get %s', async (path) => {
    await assertFails(get(ana, path));
  });

  it.each(['linksDaSala', 'vagas', `${PREPARED}/ganhadores`, 'promocoes', 'usuariosPorEstado'])(
    'may not list more than 50 documents of %s',
    async (path) => {
      await assertSucceeds(getDocs(query(collection(ana, path), limit(50))));
      await assertFails(getDocs(query(collection(ana, path), limit(51))));
      await assertFails(getDocs(collection(ana, path)));
    },
  );

  it.each(['users', 'users/maria/privado', 'usuariosCadastrados', 'equipe', 'configuracoes', 'outra'])(
    'may not list %s',
    async (path) => {
      await assertFails(getDocs(query(collection(ana, path), limit(1))));
    },
  );

  it.each(['ganhadores', 'participacoes', 'users', 'privado', 'vagas', 'linksDaSala', 'equipe'])(
    'may not query the collection group %s',
    async (group) => {
      await assertFails(getDocs(query(collectionGroup(ana, group), limit(1))));
      await assertFails(getDocs(query(collectionGroup(ana, group), where('uid', '==', 'maria'), limit(1))));
    },
  );
});

const aShow = (changed: DocumentData = {}): DocumentData => ({
  video: 'https://youtu.be/dQw4w9WgXcQ',
  premio: 'Um carro',
  foto: '/promocoes/carro.svg',
  apresentador: 'Ana',
  recado: 'Já voltamos!',
  inicio: at(0),
  fim: at(HOUR_MS),
  paraCadastrados: false,
  ...changed,
});

/** With what an address must begin. */
const BEGINNINGS: Record<string, string> = { video: 'youtu.be/', foto: '/' };

describe("the show's settings", () => {
  it.each(Object.keys(aShow()).filter((field) => field !== 'inicio' && field !== 'fim'))(
    'may lack %s',
    async (field) => {
      await expectAllowed(ana, set(SETTINGS, without(aShow(), field)));
    },
  );

  it.each(Object.entries(SHOW_LIMITS))(
    'have at most so many characters in %s: %d',
    async (field, longest) => {
      const text = (BEGINNINGS[field] ?? '').padEnd(longest + 1, 'é');
      await expectAllowed(ana, set(SETTINGS, aShow({ [field]: text.slice(0, -1) })));
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: text })));
    },
  );

  it.each(PICTURES)('may have the picture %j', async (foto) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ foto })));
  });

  it.each(ODD_PICTURES)('may not have the picture %j', async (foto) => {
    await expectDenied(ana, set(SETTINGS, aShow({ foto })));
  });

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
    'youtube.com/live/dQw4w9WgXcQ',
    'HTTPS://YOUTU.BE/dQw4w9WgXcQ',
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('may have the video %j', async (video) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ video })));
  });

  it.each([
    'https://vimeo.com/1',
    'https://youtu.be.example.com/dQw4w9WgXcQ',
    'https://example.com/youtu.be/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
    'https://youtube.com',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ\n',
  ])('may not have the video %j', async (video) => {
    await expectDenied(ana, set(SETTINGS, aShow({ video })));
  });

  it.each(['Já voltamos! 👨‍👩‍👧', 'Água, café & “pão”…', '❤️'])('may have the message %j', async (recado) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ recado })));
  });

  it.each(['\n', '\t', '\0', '\u2028', '\u200f', '\u202e', '\u2066', '\u061c'])(
    'may not have %j in the message',
    async (odd) => {
      await expectDenied(ana, set(SETTINGS, aShow({ recado: `Já${odd}voltamos!` })));
    },
  );

  it.each(Object.keys(SHOW_LIMITS))('have only a text in %s', async (field) => {
    for (const value of [null, 7, true, ['texto'], {}, at(0)])
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: value })));
    await expectAllowed(ana, set(SETTINGS, aShow({ [field]: '' })));
  });

  it.each([null, 'true', 'false', 0, 1, []])(
    'may not have %j in paraCadastrados',
    async (paraCadastrados) => {
      await expectDenied(ana, set(SETTINGS, aShow({ paraCadastrados })));
    },
  );

  it('have both times, or none', async () => {
    await expectAllowed(ana, set(SETTINGS, without(without(aShow(), 'inicio'), 'fim')));
    for (const field of ['inicio', 'fim']) await expectDenied(ana, set(SETTINGS, without(aShow(), field)));
  });

  it.each(['inicio', 'fim'])('have only a time in %s', async (field) => {
    for (const value of [null, 0, Date.now(), '20:00', true])
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: value })));
  });

  it('begin before they end', async () => {
    const inicio = Timestamp.now();
    for (const fim of [inicio, at(-HOUR_MS)]) await expectDenied(ana, set(SETTINGS, aShow({ inicio, fim })));
  });

  it('last a week at most', async () => {
    const inicio = at(0);
    const after = (hours: number) => Timestamp.fromMillis(inicio.toMillis() + hours * HOUR_MS);
    await expectAllowed(ana, set(SETTINGS, aShow({ inicio: after(0), fim: after(7 * 24) })));
    for (const hours of [7 * 24 + 0.01, 87_600])
      await expectDenied(ana, set(SETTINGS, aShow({ inicio: after(0), fim: after(hours) })));
  });

  it('have no other field, and are not removed', async () => {
    await expectDenied(ana, set(SETTINGS, aShow({ Video: '' })));
    await expectAllowed(ana, set(SETTINGS, aShow()));
    await expectAllowed(ana, update(SETTINGS, { recado: 'Voltamos.' }));
    await expectDenied(ana, update(SETTINGS, { aviso: 'Voltamos.' }));
    await expectDenied(ana, update(SETTINGS, { inicio: deleteField() }));
    await expectDenied(ana, remove(SETTINGS));
  });
});
