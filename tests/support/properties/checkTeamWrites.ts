import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { DAY_MS } from '../../../src/base/durations';
import { PLACES } from '../../../src/model';
import {
  expectRoom,
  expectTicket,
  expectWinner,
  isForRegistered,
  justNow,
  type Allowed,
} from './checkWrites';
import { emailOf, TEAM } from './documents';
import { clicksOf } from './stored';

const aTime = expect.any(Timestamp) as unknown;
const aText = expect.any(String) as unknown;
const aBoolean = expect.any(Boolean) as unknown;
const anHttpsAddress = expect.stringMatching(/^https:\/\/[\w.-]+(\/\S*)?$/) as unknown;

/** Checks of the team's changes, by collection, for what only the team may do. */
export const TEAM_CHECKS: Record<string, (change: Allowed) => void> = {
  salaDeEspera: expectTeamsRoom,
  vagas: (change) => (change.is ? expectTicket(change) : expectOld(change)),
  'linksDaSala/ganhadores': (change) => (change.is ? expectWinner(change) : expectOld(change)),
  linksDaSala: (change) => (change.is ? expectAddress(change) : expectOld(change)),
  configuracoes: expectSettings,
  promocoes: expectPromotion,
};

/** The team may close any room, open one without tickets, and correct a room until the first click. */
function expectTeamsRoom(change: Allowed): void {
  const { path, was, is } = change;
  if (!is) return;
  if (!was) {
    expect(path, 'the id of a new room is plain').toMatch(/^salaDeEspera\/[\w-]+$/);
    expectReady(change);
  } else if (clicksOf(is) === clicksOf(was)) {
    expect(clicksOf(was), 'a room keeps its link and time after a click').toBe(0);
    expect({ ...is, link: 0, abreEm: 0 }, 'only its link and time are corrected').toEqual({
      ...was,
      link: 0,
      abreEm: 0,
    });
    expectReady(change);
  } else expectRoom(change);
}

/** Expects that visitors can take places in the room that the team has written. */
function expectReady({ is, before, after }: Allowed): void {
  const { link, cliques, ...rest } = is ?? {};
  expect(Number.isInteger(cliques) && cliques >= 0 && cliques < PLACES, 'a room has a free place').toBe(true);
  expect({ abreEm: aTime, ...rest }, 'a room has no other fields').toEqual({ abreEm: aTime });
  const nome = /^protegido:(.+)$/.exec(String(link))?.[1];
  if (nome !== undefined) {
    expect(after.get(`linksDaSala/${nome}`)?.['link'], 'a protected link is prepared').toEqual(
      anHttpsAddress,
    );
    return;
  }
  expect(link, 'another link is an address').toEqual(anHttpsAddress);
  expect(rest, 'everybody reads an address before the room opens').toEqual({});
  expect(isForRegistered(before), 'everybody reads an address, also in a show for registered people').toBe(
    false,
  );
}

/** Expects that a deleted document was more than 24 hours old. */
function expectOld({ path, was }: Allowed): void {
  const em = was?.['em'] as Timestamp;
  expect(em.toMillis(), `${path} is of an earlier show`).toBeLessThan(Date.now() - DAY_MS);
}

function expectAddress({ path, is }: Allowed): void {
  expect(path, 'the name of an address is plain').toMatch(/^linksDaSala\/[a-z\d-]+$/);
  expect(is, 'an address has exactly its fields').toEqual({
    link: anHttpsAddress,
    em: justNow,
    ...(path === 'linksDaSala/proxima-sala' && is && 'por' in is && { por: emailOf(TEAM) }),
  });
}

/** Expects no other fields than these, each of which may be missing. */
function expectOnly(data: DocumentData, fields: DocumentData): void {
  expect({ ...fields, ...data }, 'only known fields, with their types').toEqual(fields);
}

function expectSettings({ path, is }: Allowed): void {
  expect(path, 'there are no other settings').toBe('configuracoes/salaDeEspera');
  expect(is, 'the settings are never removed').toBeDefined();
  expectOnly(is ?? {}, {
    video: aText,
    premio: aText,
    foto: aText,
    apresentador: aText,
    retrato: aText,
    recado: aText,
    inicio: aTime,
    fim: aTime,
    paraCadastrados: aBoolean,
  });
}

function expectPromotion({ was, is }: Allowed): void {
  expect(is, 'a promotion is never removed').toBeDefined();
  const { titulo, inicio, fim, publicada, ...texts } = is ?? {};
  expect(
    { titulo, inicio, fim, publicada },
    'a promotion has a title, times, and is published or not',
  ).toEqual({
    titulo: expect.stringMatching(/\S/) as unknown,
    inicio: aTime,
    fim: aTime,
    publicada: aBoolean,
  });
  expectOnly(texts, {
    descricao: aText,
    imagem: aText,
    regulamento: aText,
    autorizacao: aText,
    resultado: aText,
  });
  if (was?.['publicada'] === true)
    expect(titulo, 'a promotion that can be seen keeps its title').toBe(was['titulo']);
}
