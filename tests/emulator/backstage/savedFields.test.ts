import { deleteField, doc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore/lite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsToWrite } from '../../../src/backstage/documentFields';
import { setMessage } from '../../../src/backstage/live/liveCommits';
import { FieldError } from '../../../src/backstage/partIssues';
import { createPromotion } from '../../../src/backstage/promotions/promotionDocuments';
import { OthersChangeError, saveFields } from '../../../src/backstage/savedFields';
import { showFieldsOf, showValuesOf } from '../../../src/backstage/show/showFields';
import { NoAnswerError } from '../../../src/base/timeouts';
import { at } from '../../support/firestore';
import { admin } from '../../support/project';
import { keepNextCommit, lose, onRequests } from '../../support/requests';
import { ana, bia, startTeam } from '../../support/team';

const SHOW = 'configuracoes/salaDeEspera';
const NATAL = 'promocoes/natal';
const show = {
  video: 'https://youtu.be/dQw4w9WgXcQ',
  premio: 'Um carro',
  recado: 'Já vai!',
  inicio: at(0),
  fim: at(9e6),
};
const natal = { titulo: 'Natal', descricao: 'Prêmios.', inicio: at(-9e6), fim: at(9e6), publicada: false };

startTeam('saved-fields', () => ({ [SHOW]: show, [NATAL]: natal }));

afterEach(() => vi.unstubAllGlobals());

const now = (path: string) => admin.read(path);
const edit = (path: string, data: DocumentData) => updateDoc(doc(bia, path), data);

describe('a change', () => {
  it('writes only its own fields, and leaves what others write at the same time', async () => {
    await edit(SHOW, { recado: 'Mudou', apresentador: 'Bia' });
    const wanted = { premio: 'Uma moto', video: undefined };
    const after = await saveFields(ana, SHOW, { seen: show, wanted });
    const expected = { ...show, premio: 'Uma moto', recado: 'Mudou', apresentador: 'Bia', video: undefined };
    expect(await now(SHOW)).toEqual(expected);
    expect(after).toEqual(expected);
    expect(await now(SHOW)).not.toHaveProperty('video');
  });

  it('creates settings that nobody has written yet', async () => {
    await setDoc(doc(bia, SHOW), {});
    await saveFields(ana, SHOW, { seen: {}, wanted: { premio: 'Uma moto' } });
    expect(await now(SHOW)).toEqual({ premio: 'Uma moto' });
  });

  it.each([
    ['changed', { premio: 'Um barco' }],
    ['removed', { premio: deleteField() }],
  ])('is refused if somebody else has %s the field, and says what is there now', async (_, others) => {
    await edit(SHOW, others);
    const refused = saveFields(ana, SHOW, { seen: show, wanted: { premio: 'Uma moto' } });
    await expect(refused).rejects.toBeInstanceOf(OthersChangeError);
    const there = await now(SHOW);
    await expect(refused).rejects.toMatchObject({ names: ['premio'], stored: there });
    // With the stored fields, which the person has seen by now, the same change is accepted.
    await saveFields(ana, SHOW, { seen: there ?? {}, wanted: { premio: 'Uma moto' } });
    expect(await now(SHOW)).toMatchObject({ premio: 'Uma moto' });
  });

  it('is refused for the beginning when somebody else has moved the end', async () => {
    await edit(SHOW, { fim: at(5e6) });
    const wanted = { inicio: at(6e6) };
    await expect(saveFields(ana, SHOW, { seen: show, wanted })).rejects.toMatchObject({ names: ['fim'] });
    expect(await now(SHOW)).toMatchObject({ inicio: show.inicio });
  });

  it('is refused for the title when somebody else has published the promotion', async () => {
    await edit(NATAL, { publicada: true });
    const refused = saveFields(ana, NATAL, { seen: natal, wanted: { titulo: 'Páscoa' } });
    await expect(refused).rejects.toMatchObject({ names: ['publicada'] });
    expect(await now(NATAL)).toMatchObject({ titulo: 'Natal' });
  });

  it('leaves a promotion whose published title it corrects hidden while the second commit fails, and can be made then', async () => {
    await edit(NATAL, { publicada: true });
    const published = { ...natal, publicada: true };
    const hidden = await saveFields(ana, NATAL, { seen: published, wanted: { publicada: false } });
    const rename = { seen: hidden, wanted: { titulo: 'Páscoa' } };
    onRequests((address) => address.includes(':commit'), lose);
    await expect(saveFields(ana, NATAL, rename)).rejects.toBeInstanceOf(NoAnswerError);
    vi.unstubAllGlobals();
    expect(await now(NATAL)).toEqual(natal);
    const renamed = await saveFields(ana, NATAL, rename);
    await saveFields(ana, NATAL, { seen: renamed, wanted: { publicada: true } });
    expect(await now(NATAL)).toEqual({ ...published, titulo: 'Páscoa' });
  });

  it('made by the form of the show cures settings in which the console has left a space', async () => {
    const seen = { ...show, regulamento: 'https://example.com/r.pdf ', foto: ' https://example.com/a.jpg' };
    await admin.write(SHOW, seen);
    await expect(setMessage(ana, 'Voltamos!')).rejects.toMatchObject({ code: 'permission-denied' });
    const unchanged = showFieldsOf(showValuesOf(seen), seen);
    await saveFields(ana, SHOW, { seen, wanted: fieldsToWrite(seen, unchanged, unchanged) });
    await setMessage(ana, 'Voltamos!');
    expect(await now(SHOW)).toMatchObject({ regulamento: 'https://example.com/r.pdf', recado: 'Voltamos!' });
  });

  it('changes nothing more when it is repeated because its answer was lost', async () => {
    const change = { seen: show, wanted: { premio: 'Uma moto', fim: at(8e6) } };
    await saveFields(ana, SHOW, change);
    const once = await now(SHOW);
    expect(await saveFields(ana, SHOW, change)).toEqual(once);
    expect(await now(SHOW)).toEqual(once);
  });

  it('publishes nothing when it arrives once more after the promotion was hidden again', async () => {
    const sendAgain = keepNextCommit((send) => send());
    const published = await saveFields(ana, NATAL, { seen: natal, wanted: { publicada: true } });
    await saveFields(bia, NATAL, { seen: published, wanted: { publicada: false } });
    expect((await sendAgain()).status).not.toBe(200);
    expect(await now(NATAL)).toEqual(natal);
  });

  it('loses nothing when two of the team change at once', async () => {
    await Promise.all([
      saveFields(ana, SHOW, { seen: show, wanted: { premio: 'Uma moto' } }),
      saveFields(bia, SHOW, { seen: show, wanted: { apresentador: 'Bia' } }),
    ]);
    expect(await now(SHOW)).toMatchObject({ premio: 'Uma moto', apresentador: 'Bia' });
  });

  it('is that of one when two of the team change a field at once, and the other hears of it', async () => {
    const changes = [ana, bia].map((db, index) =>
      saveFields(db, SHOW, { seen: show, wanted: { premio: `Moto ${index}` } }),
    );
    const results = await Promise.allSettled(changes);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { names: ['premio'] } });
    expect(await now(SHOW)).toMatchObject({ premio: `Moto ${winner}` });
  });
});

describe('a new promotion', () => {
  const fields = { titulo: 'Páscoa', inicio: at(0), fim: at(9e6), imagem: undefined, publicada: true };

  it('is hidden, whatever the form says', async () => {
    await createPromotion(ana, 'pascoa', fields, []);
    const { imagem: _, ...written } = fields;
    expect(await now('promocoes/pascoa')).toEqual({ ...written, publicada: false });
  });

  it('takes no address of another one', async () => {
    await expect(createPromotion(ana, 'natal', fields, [])).rejects.toBeInstanceOf(FieldError);
    expect(await now(NATAL)).toEqual(natal);
  });

  it('may be sent twice, because the first answer was lost', async () => {
    const first = await createPromotion(ana, 'pascoa', fields, []);
    expect(await createPromotion(ana, 'pascoa', fields, [])).toEqual(first);
  });

  it('is the one that was sent before without an answer, even if that has been changed since', async () => {
    const sent = [
      { ...fields, titulo: 'Never arrived' },
      { ...fields, descricao: 'Um carro.' },
    ];
    await createPromotion(ana, 'pascoa', sent[1] ?? {}, []);
    const changed = { ...fields, titulo: 'Páscoa premiada', descricao: undefined };
    const after = await createPromotion(ana, 'pascoa', changed, sent);
    expect(await now('promocoes/pascoa')).toEqual(after);
    expect(after).toMatchObject({ titulo: 'Páscoa premiada', publicada: false });
    expect(after).not.toHaveProperty('descricao');
  });

  it('is not one that was sent before, once somebody else has changed that', async () => {
    await createPromotion(ana, 'pascoa', fields, []);
    await edit('promocoes/pascoa', { descricao: 'De Bia.' });
    const again = createPromotion(ana, 'pascoa', { ...fields, titulo: 'Outra' }, [fields]);
    await expect(again).rejects.toBeInstanceOf(FieldError);
    expect(await now('promocoes/pascoa')).toMatchObject({ titulo: 'Páscoa', descricao: 'De Bia.' });
  });

  it('is that of one when two of the team choose the same address', async () => {
    const results = await Promise.allSettled([
      createPromotion(ana, 'pascoa', fields, []),
      createPromotion(bia, 'pascoa', { ...fields, titulo: 'Outra' }, []),
    ]);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(reasons).toEqual([expect.any(FieldError)]);
  });
});
