import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { fieldsToWrite } from '../../../../src/backstage/documentFields';
import { saveFields } from '../../../../src/backstage/savedFields';
import { ShowForm } from '../../../../src/backstage/show/ShowForm';
import { showFieldsOf, showValuesOf } from '../../../../src/backstage/show/showFields';
import * as toasts from '../../../../src/ui/toast/notify';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { fill } from '../../../support/forms';
import { goWithoutServer, goWithoutSite } from '../../../support/noServer';

vi.mock('../../../../src/backstage/savedFields', { spy: true });

goWithoutServer();
goWithoutSite();

type Fields = Record<string, unknown>;

const NOW = new Date('2031-11-01T12:00:00Z');
const at = (utc: string) => Timestamp.fromDate(new Date(utc));
const SHOW: Fields = {
  inicio: at('2031-12-01T23:00:00Z'),
  fim: at('2031-12-02T01:00:00Z'),
  video: 'https://youtu.be/dQw4w9WgXcQ',
  premio: 'Um carro',
  paraCadastrados: false,
  recado: 'Já vai!',
};

function edit(stored: Fields, team = sessionWithoutServer(), now = NOW) {
  const onStored = vi.fn<(fields: Fields) => void>();
  const onDiscard = vi.fn<() => void>();
  const { unmount } = render(
    onDesk(<ShowForm stored={stored} now={now} onStored={onStored} onDiscard={onDiscard} />, team),
  );
  return Object.assign(onStored, { unmount, onDiscard });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const theButton = (name: string) => screen.findByRole('button', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

it('the stored show is shown with times in Brasília', () => {
  edit(SHOW);
  expect(field('Começa em')).toHaveValue('2031-12-01T20:00');
  expect(field('Termina em')).toHaveValue('2031-12-01T22:00');
  expect(screen.getByText('É segunda\u2011feira, 1º de dezembro de 2031, às 20h.')).toBeVisible();
  expect(field('Prêmio')).toHaveValue('Um carro');
});

it('a missing begin is no mistake any more once the end is removed, too', async () => {
  edit(SHOW);
  fill(field('Começa em'), '');
  await save();
  expect(field('Começa em')).toHaveAccessibleDescription('Falta o início do show.');
  fill(field('Termina em'), '');
  expect(field('Começa em')).toBeValid();
});

it.each([
  ['Vídeo ao vivo', 'https://example.com/video', 'Este endereço não é de um vídeo do YouTube.'],
  ['Começa em', '', 'Falta o início do show.'],
  ['Termina em', '', 'Falta o fim do show.'],
  ['Termina em', '2031-12-01T20:00', 'O fim precisa vir depois do início.'],
  ['Termina em', '2032-12-01T22:00', 'Um show dura no máximo 7 dias'],
  ['Prêmio', 'a'.repeat(101), 'No máximo 100 caracteres.'],
  ['Foto do prêmio', 'carro.jpg', 'Este endereço não abre uma imagem aqui'],
  ['Regulamento', 'example.com', 'O endereço precisa começar com https://'],
  ['Quem apresenta', 'a'.repeat(101), 'No máximo 100 caracteres.'],
])('is not saved with %s %j', async (label, value, text) => {
  edit(SHOW);
  fill(field(label), value);
  await save();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
});

it('says what is wrong once: at its field, or in the check if no field says it yet', async () => {
  edit(SHOW);
  const noVideo = /^O vídeo não é do YouTube/;
  fill(field('Vídeo ao vivo'), 'https://vimeo.com/1');
  await save();
  expect(screen.getByText('Os campos marcados entram aqui depois de corrigidos.')).toBeVisible();
  expect(screen.queryByText(noVideo)).not.toBeInTheDocument();
  fill(field('Vídeo ao vivo'), '');
  fill(field('Prêmio'), 'a'.repeat(101));
  await save();
  fill(field('Vídeo ao vivo'), 'https://vimeo.com/2');
  expect(field('Vídeo ao vivo')).toBeValid();
  expect(screen.getByText('Os campos marcados entram aqui depois de corrigidos.')).toBeVisible();
  expect(screen.getByText(noVideo)).toBeVisible();
});

it('says what a show for registered people means, and what an open one does', async () => {
  edit(SHOW);
  const choice = screen.getByRole('checkbox', { name: 'Só quem tem cadastro pode ganhar' });
  expect(choice).toHaveAccessibleDescription(expect.stringContaining('com ou sem cadastro'));
  expect(screen.getByText('O show é aberto a todos.')).toBeVisible();
  await userEvent.click(choice);
  expect(choice).toHaveAccessibleDescription(expect.stringContaining('você vê o nome e o celular'));
  expect(screen.getByText('O show é só para cadastrados.')).toBeVisible();
});

it('shows the video, or the stage, and the prize as the waiting room does', async () => {
  edit(SHOW);
  const video = await screen.findByTitle<HTMLIFrameElement>('Transmissão ao vivo');
  expect(video.src).toContain('/embed/dQw4w9WgXcQ');
  fill(field('Vídeo ao vivo'), '');
  await waitFor(() => expect(video).not.toBeInTheDocument());
  fill(field('Prêmio'), 'Uma moto');
  expect(screen.getByText('Uma moto')).toBeVisible();
  expect(screen.getByText('Não saia daqui!')).toBeVisible();
});

it('what was typed waits for the person who opens another part, and with it what they had seen', async () => {
  const team = sessionWithoutServer();
  const first = edit(SHOW, team);
  fill(field('Prêmio'), 'Uma moto');
  expect(screen.getByText(/^Mudanças não salvas/)).toBeVisible();
  first.unmount();
  const second = edit({ ...SHOW, premio: 'Um barco', apresentador: 'Bia' }, team);
  expect(field('Prêmio')).toHaveValue('Uma moto');
  vi.spyOn(team, 'run').mockImplementation((work) => work(team.account.db));
  vi.mocked(saveFields).mockResolvedValueOnce(SHOW);
  await save();
  const change = { seen: SHOW, wanted: { premio: 'Uma moto' } };
  expect(saveFields).toHaveBeenCalledWith(expect.anything(), 'configuracoes/salaDeEspera', change);
  second.unmount();
  edit(SHOW);
  expect(field('Prêmio')).toHaveValue('Um carro');
});

it('what is typed into the form after leaving it during a save waits, too, once that has succeeded', async () => {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'run').mockImplementation((work) => work(team.account.db));
  const saved = { ...SHOW, premio: 'Uma moto' };
  const answer = makeGate();
  vi.mocked(saveFields).mockReturnValueOnce(answer.opened.then(() => saved));
  const first = edit(SHOW, team);
  fill(field('Prêmio'), 'Uma moto');
  await save();
  first.unmount();
  const second = edit(SHOW, team);
  fill(field('Quem apresenta'), 'Bia');
  answer.open();
  await waitFor(() => expect(first).toHaveBeenCalled());
  second.unmount();
  edit(saved, team);
  expect(field('Quem apresenta')).toHaveValue('Bia');
  vi.mocked(saveFields).mockResolvedValueOnce(SHOW);
  await save();
  const change = { seen: saved, wanted: { apresentador: 'Bia' } };
  expect(saveFields).toHaveBeenLastCalledWith(expect.anything(), 'configuracoes/salaDeEspera', change);
});

it('names the times and another field at once', async () => {
  edit(SHOW);
  fill(field('Termina em'), '');
  fill(field('Vídeo ao vivo'), 'https://vimeo.com/1');
  await save();
  expect(screen.getByRole('group', { name: /estes 2 campos:$/ })).toHaveFocus();
});

it('the button is quiet until there is something to save', () => {
  edit(SHOW);
  const button = screen.getByRole('button', { name: 'Salvar' });
  expect(button.className).toMatch(/quiet/);
  fill(field('Prêmio'), 'Uma moto');
  expect(button.className).not.toMatch(/quiet/);
});

it('what was typed can be discarded, and is gone when the form comes back', async () => {
  const team = sessionWithoutServer();
  const first = edit(SHOW, team);
  fill(field('Prêmio'), 'Uma moto');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(first.onDiscard).not.toHaveBeenCalled();
  expect(screen.getByText('Descartar mesmo?', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar mesmo?' }));
  expect(first.onDiscard).toHaveBeenCalledOnce();
  expect(field('Prêmio')).toHaveValue('Um carro');
  first.unmount();
  edit(SHOW, team);
  expect(field('Prêmio')).toHaveValue('Um carro');
  expect(screen.queryByText(/^Mudanças não salvas/)).not.toBeInTheDocument();
});

describe('a show', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [
      'a show that has not begun is cancelled',
      { now: '2031-12-01T12:00:30Z', inicio: '2031-12-01T11:59:00Z', fim: '2031-12-01T12:00:00Z' },
      [
        'Cancelar o show',
        /^Cancelar o show de 1º de dezembro.*, às 20h\?$/,
        'Sim, cancelar',
        'Show cancelado.',
      ],
    ],
    [
      'a show that is on is ended',
      { now: '2031-12-02T00:10:30Z', inicio: '2031-12-01T23:00:00Z', fim: '2031-12-02T00:10:00Z' },
      [
        'Encerrar o show agora',
        /^Encerrar agora o show de 1º de dezembro.*, às 20h\?$/,
        'Sim, encerrar',
        'Show encerrado.',
      ],
    ],
  ] as const)('%s: its times are over, as nobody would be told with empty ones', async (_, times, texts) => {
    vi.setSystemTime(times.now);
    const toast = vi.spyOn(toasts, 'notify').mockReturnValue();
    const team = sessionWithoutServer();
    vi.spyOn(team, 'run').mockImplementation((work) => work(team.account.db));
    const wanted = { inicio: at(times.inicio), fim: at(times.fim) };
    vi.mocked(saveFields).mockResolvedValueOnce({ ...SHOW, ...wanted });
    const onStored = edit(SHOW, team, new Date(times.now));
    await userEvent.click(await theButton(texts[0]));
    expect(screen.getByRole('group', { name: texts[1] })).toHaveFocus();
    await userEvent.click(await theButton(texts[2]));
    const change = { seen: SHOW, wanted };
    expect(saveFields).toHaveBeenLastCalledWith(expect.anything(), 'configuracoes/salaDeEspera', change);
    expect(onStored).toHaveBeenCalledExactlyOnceWith({ ...SHOW, ...wanted });
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', texts[3]);
  });

  it('can be kept, and is not cancelled while a draft waits to be saved', async () => {
    vi.setSystemTime(NOW);
    const toast = vi.spyOn(toasts, 'notify').mockReturnValue();
    edit(SHOW);
    await userEvent.click(await theButton('Cancelar o show'));
    expect(field('Prêmio').closest('[inert]')).toBeInTheDocument();
    await userEvent.click(await theButton('Manter o show'));
    expect(await theButton('Cancelar o show')).toHaveFocus();
    expect(field('Prêmio').closest('[inert]')).not.toBeInTheDocument();
    fill(field('Prêmio'), 'Uma moto');
    await userEvent.click(await theButton('Cancelar o show'));
    expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Salve ou descarte antes o que você mudou.');
    expect(screen.queryByRole('button', { name: 'Sim, cancelar' })).not.toBeInTheDocument();
  });

  it('stays if the server does not answer, which the question says', async () => {
    vi.setSystemTime(NOW);
    const onStored = edit(SHOW);
    await userEvent.click(await theButton('Cancelar o show'));
    await userEvent.click(await theButton('Sim, cancelar'));
    expect(await screen.findByText(/^O servidor não respondeu/)).toBeVisible();
    expect(onStored).not.toHaveBeenCalled();
  });

  it.each([{}, { ...SHOW, inicio: at('2031-10-31T20:00:00Z'), fim: at('2031-11-01T12:00:00Z') }])(
    'is nothing to cancel without times, or when it is over: %#',
    (stored) => {
      vi.setSystemTime(NOW);
      edit(stored);
      expect(screen.queryByRole('button', { name: /^(Cancelar|Encerrar) o show/ })).not.toBeInTheDocument();
    },
  );
});

/** The fields that the form would write if it was opened with `seen` and somebody then typed `typed`. */
function written(seen: Fields, typed: Record<string, string> = {}): Fields {
  const initial = showValuesOf(seen);
  return fieldsToWrite(seen, showFieldsOf({ ...initial, ...typed }, seen), showFieldsOf(initial, seen));
}

it.each<[string, Fields, Record<string, string>, Fields]>([
  ['nothing', SHOW, {}, {}],
  ['a new text', {}, { premio: 'Um carro' }, { premio: 'Um carro' }],
  ['a text', SHOW, { premio: ' Uma moto ' }, { premio: 'Uma moto' }],
  ['an emptied text', SHOW, { premio: ' ' }, { premio: undefined }],
  ['a time', SHOW, { inicio: '2031-12-01T21:00' }, { inicio: at('2031-12-02T00:00:00Z') }],
  ['no time, where only the seconds are not shown', { inicio: at('2031-12-01T23:00:07Z') }, {}, {}],
  ['the choice', SHOW, { paraCadastrados: 'sim' }, { paraCadastrados: true }],
  ['no choice where there was none', {}, {}, {}],
  ['what the console has left: an unknown field', { horario: '20h' }, {}, { horario: undefined }],
  ['what the console has left: a text instead of a time', { fim: '22h' }, {}, { fim: undefined }],
  [
    'what the console has left: a text instead of a choice',
    { paraCadastrados: 'não' },
    {},
    { paraCadastrados: true },
  ],
  [
    'what the console has left: a message that is too long',
    { recado: 'a'.repeat(121) },
    {},
    { recado: undefined },
  ],
  [
    'what the console has left: a space',
    { foto: ' https://example.com/a.jpg' },
    {},
    { foto: 'https://example.com/a.jpg' },
  ],
  ['nothing for a removed message', { recado: '' }, {}, {}],
  ['nothing for a message with a space, which another page may be replacing', { recado: 'Já vai! ' }, {}, {}],
  ['what the console has left: a message of two lines', { recado: 'Já\nvai!' }, {}, { recado: undefined }],
])('the form writes %s', (_, seen, typed, changes) => {
  expect(written(seen, typed)).toStrictEqual(changes);
});

it('has no unsaved changes left once a change of spaces only has been saved', async () => {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'run').mockResolvedValue(SHOW);
  const onStored = edit(SHOW, team);
  expect(screen.getByText('Nada para salvar.')).toBeVisible();
  fill(field('Prêmio'), 'Um carro ');
  expect(screen.queryByText('Nada para salvar.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descartar' })).toBeVisible();
  await save();
  await waitFor(() => expect(onStored).toHaveBeenCalled());
  expect(field('Prêmio')).toHaveValue('Um carro');
  expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  expect(screen.getByText('Nada para salvar.')).toBeVisible();
});
