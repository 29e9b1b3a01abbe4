import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '../../../scripts/participantes/pages';
import { admin, deleteDocuments, startProject } from '../../support/project';

const PAGE_SIZE = 300;

const app = initializeApp({ projectId: 'demo-participantes' });
const db = getFirestore(app);

startProject('participantes');
afterAll(() => deleteApp(app));
beforeEach(async () => {
  await deleteDocuments();
  await admin.write('promocoes/carro', { titulo: 'Um carro' });
});

async function readPages(promotion: string): Promise<string[][][]> {
  const pages = [];
  for await (const page of pagesOf(db, promotion)) pages.push(page);
  return pages;
}

/**
 * Gives all participations the same time: a page must begin after the last document of the one before, not at
 * the next time.
 */
async function seedParticipations(promotion: string, count: number): Promise<void> {
  const em = new Date('2026-11-30T23:00:00Z');
  const batch = db.batch();
  for (let index = 0; index < count; index++) {
    const regulamento = `https://example.com/${index}`;
    batch.set(db.doc(`promocoes/${promotion}/participacoes/pessoa${index}`), { em, regulamento });
  }
  await batch.commit();
}

it('participants are read in pages, each once', async () => {
  await seedParticipations('carro', PAGE_SIZE + 1);
  const pages = await readPages('carro');
  expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, 1]);
  expect(new Set(pages.flat().map((cells) => cells.at(-2))).size).toBe(PAGE_SIZE + 1);
});

it('a promotion without participants has one empty page', async () => {
  expect(await readPages('carro')).toEqual([[]]);
});

it('a promotion that does not exist is refused with the names of those that do', async () => {
  await expect(readPages('moto')).rejects.toThrow('A promoção moto não existe. As que existem: carro.');
});

it('the participants of a deleted promotion remain', async () => {
  await admin.write('promocoes/moto/participacoes/leaving', { em: new Date('2026-12-02T12:00:00Z') });
  expect(await readPages('moto')).toEqual([
    [['', '', '', '', '', '', '2026-12-02 09:00:00', '', 'LEAV ING']],
  ]);
});

it('the empty page after exactly one page of participants of a deleted promotion is not an error', async () => {
  await seedParticipations('moto', PAGE_SIZE);
  expect((await readPages('moto')).map(({ length }) => length)).toEqual([PAGE_SIZE, 0]);
});
