import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { fieldsToWrite } from '../../../../src/backstage/documentFields';
import { Participants } from '../../../../src/backstage/promotions/Participants';
import { PromotionEditor } from '../../../../src/backstage/promotions/PromotionEditor';
import {
  idOf,
  promotionFieldsOf,
  promotionValuesOf,
} from '../../../../src/backstage/promotions/promotionSchema';
import { OthersChangeError } from '../../../../src/backstage/savedFields';
import * as approximateTime from '../../../../src/base/approximateTime';
import { MINUTE_MS } from '../../../../src/base/durations';
import { PARTICIPATIONS_KEY } from '../../../../src/base/storage';
import { NoAnswerError } from '../../../../src/base/timeouts';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { fill } from '../../../support/forms';
import { goWithoutServer, goWithoutSite } from '../../../support/noServer';
import { takeConsoleErrors } from '../../../support/unitSetup';

goWithoutServer();
goWithoutSite();

const NOW = new Date('2031-12-10T12:00:00Z');
const at = (utc: string) => Timestamp.fromDate(new Date(utc));
const NATAL = {
  titulo: 'Natal premiado',
  descricao: 'Um carro.',
  inicio: at('2031-12-01T03:00:00Z'),
  fim: at('2031-12-25T03:00:00Z'),
  regulamento: 'https://example.com/regulamento',
  publicada: true,
};

type Fields = Record<string, unknown>;

/**
 * Renders the editor, which goes on counting who takes part.
 * @param fields those of the stored promotion; null for a new promotion
 */
function edit(fields: Fields | null, team = sessionWithoutServer(), id = 'natal') {
  const onStored = vi.fn<(id: string, fields: Fields) => void>();
  const onCreated = vi.fn<(id: string) => void>();
  const stored = fields && { id, fields };
  vi.spyOn(team.account, 'headers').mockReturnValue(new Promise(() => {}));
  const editor = (
    <PromotionEditor
      stored={stored}
      takenIds={['natal']}
      now={NOW}
      onStored={onStored}
      onCreated={onCreated}
      onDiscard={() => {}}
    />
  );
  const { unmount } = render(onDesk(editor, team));
  return Object.assign(onStored, { onCreated, unmount });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => submit('Salvar');

function fillAll(changed: Record<string, string> = {}): void {
  const values = {
    Título: 'Páscoa',
    'Começa em': '2032-03-01T00:00',
    'Último dia e hora': '2032-03-28T23:59',
    ...changed,
  };
  for (const [label, value] of Object.entries(values)) fill(field(label), value);
}

describe('a new promotion', () => {
  it('needs a title, an address, a beginning and an end', async () => {
    edit(null);
    await submit('Criar sem publicar');
    for (const text of [
      'Escreva o título.',
      'Use só letras minúsculas sem acento, números e hifens, até 60 no total.',
      'Escolha o dia e a hora em que a promoção começa.',
      'Escolha o último dia e a hora.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const summary = screen.getByRole('group', { name: 'Ainda não foi salvo. Confira estes 4 campos:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Endereço da página' }));
    expect(field('Endereço da página')).toHaveFocus();
    fill(field('Título'), 'Páscoa');
    expect(screen.getByRole('group', { name: 'Ainda não foi salvo. Confira estes 2 campos:' })).toBe(summary);
    expect(field('Endereço da página')).toHaveFocus();
  });

  it.each([
    ['Título', 'a'.repeat(101), 'No máximo 100 caracteres.'],
    ['Endereço da página', 'Natal 2031', 'Use só letras minúsculas'],
    ['Endereço da página', 'natal', 'Já existe uma promoção com este endereço.'],
    ['Descrição', 'a'.repeat(5_001), 'No máximo 5000 caracteres.'],
    ['Imagem', 'carro.jpg', 'Este endereço não abre uma imagem aqui'],
    ['Imagem', 'http://example.com/carro.jpg', 'Este endereço não abre uma imagem aqui'],
    ['Regulamento', 'http://example.com', 'O endereço precisa começar com https://'],
    ['Regulamento', 'https://example.com/meu regulamento', 'O endereço precisa começar com https://'],
    ['Número da autorização', 'a'.repeat(101), 'No máximo 100 caracteres.'],
    ['Último dia e hora', '2032-03-01T00:00', 'O fim precisa vir depois do início.'],
  ])('is not created with %s %j', async (label, value, text) => {
    const onStored = edit(null);
    fillAll({ [label]: value });
    await submit('Criar sem publicar');
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(onStored).not.toHaveBeenCalled();
  });

  it('has an address that follows the title until another one is typed', () => {
    edit(null);
    fill(field('Título'), 'Promoção de Natal!');
    expect(field('Endereço da página')).toHaveValue('promocao-de-natal');
    fill(field('Endereço da página'), 'outro');
    fill(field('Título'), 'Páscoa');
    expect(field('Endereço da página')).toHaveValue('outro');
  });

  it('says at once that an address is taken', () => {
    edit(null);
    fill(field('Título'), 'Natal');
    expect(screen.getByText(/^Já existe uma promoção com este endereço/)).toBeVisible();
  });

  it('has as many fields marked as wrong as it says', async () => {
    edit(null);
    fill(field('Título'), 'Natal');
    fill(field('Imagem'), '/nao-existe.jpg');
    fireEvent.error(screen.getByAltText('A imagem, como aparece no site'));
    expect(field('Imagem')).toHaveAccessibleDescription(expect.stringContaining('A imagem não abriu'));
    await submit('Criar sem publicar');
    expect(screen.getByRole('group', { name: /Confira estes 3 campos:$/ })).toBeVisible();
    const labels = ['Título', 'Endereço da página', 'Imagem', 'Começa em', 'Último dia e hora'];
    expect(labels.filter((label) => field(label).matches('[aria-invalid]'))).toEqual([
      'Endereço da página',
      'Começa em',
      'Último dia e hora',
    ]);
    fill(field('Endereço da página'), 'outro');
    expect(screen.getByRole('group', { name: /Confira estes 2 campos:$/ })).toBeVisible();
  });

  it('says what visitors will read of its end', () => {
    edit(null);
    fill(field('Último dia e hora'), '2032-11-30T23:59');
    expect(screen.getByText(/Quem visita lê: “até 30 de novembro de 2032, às 23h59”/)).toBeVisible();
  });

  it('stays as typed when the server does not answer', async () => {
    edit(null);
    fillAll();
    await submit('Criar sem publicar');
    expect(await screen.findByText(/O que você digitou continua aqui/)).toBeVisible();
    expect(field('Título')).toHaveValue('Páscoa');
    expect(field('Começa em')).toHaveValue('2032-03-01T00:00');
  });

  it('is there again after it was left half typed, and gone once it has been created', async () => {
    const team = sessionWithoutServer();
    const first = edit(null, team);
    fillAll();
    first.unmount();
    const second = edit(null, team);
    expect(field('Título')).toHaveValue('Páscoa');
    expect(field('Endereço da página')).toHaveValue('pascoa');
    vi.spyOn(team, 'run').mockResolvedValue({});
    await submit('Criar sem publicar');
    await waitFor(() => expect(second).toHaveBeenCalledWith('pascoa', {}));
    second.unmount();
    edit(null, team);
    expect(field('Título')).toHaveValue('');
  });

  it('opens its own form, but not if the person has gone on to another page meanwhile', async () => {
    const team = sessionWithoutServer();
    for (const leaves of [false, true]) {
      const answer = makeGate<Fields>();
      const run = vi.spyOn(team, 'run');
      run.mockReturnValueOnce(answer.opened);
      const onStored = edit(null, team);
      fillAll();
      await submit('Criar sem publicar');
      if (leaves) onStored.unmount();
      answer.open({});
      await waitFor(() => expect(onStored).toHaveBeenCalledWith('pascoa', {}));
      expect(onStored.onCreated).toHaveBeenCalledTimes(leaves ? 0 : 1);
      onStored.unmount();
    }
  });

  it('keeps what is typed while it is being created', async () => {
    const team = sessionWithoutServer();
    const answer = makeGate<Fields>();
    const run = vi.spyOn(team, 'run');
    run.mockReturnValueOnce(answer.opened);
    const onStored = edit(null, team);
    fillAll({ Título: ' Páscoa', 'Número da autorização': '123' });
    await submit('Criar sem publicar');
    fill(field('Descrição'), 'Um ovo.');
    fill(field('Número da autorização'), '');
    const created = { titulo: 'Páscoa', autorizacao: '123', publicada: false };
    answer.open(created);
    await waitFor(() => expect(onStored).toHaveBeenCalledWith('pascoa', created));
    onStored.unmount();
    run.mockRestore();
    edit(created, team, 'pascoa');
    expect(field('Descrição')).toHaveValue('Um ovo.');
    expect(field('Número da autorização')).toHaveValue('');
    expect(field('Título')).toHaveValue('Páscoa');
  });

  it('keeps its address, and is sent as the same one, if it may have been created without an answer', async () => {
    const team = sessionWithoutServer();
    const write = vi.spyOn(team, 'run').mockRejectedValue(new NoAnswerError());
    edit(null, team);
    fillAll();
    await submit('Criar sem publicar');
    expect(await screen.findByText(/O que você digitou continua aqui/)).toBeVisible();
    fill(field('Título'), 'Páscoa premiada');
    expect(field('Endereço da página')).toHaveValue('pascoa');
    await submit('Criar sem publicar');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  });
});

it.each([
  ['Promoção de Natal!', 'promocao-de-natal'],
  ['  São João — 2032 ', 'sao-joao-2032'],
  ['Ação “Nº 1”', 'acao-no-1'],
  ['🎁', ''],
  ['a'.repeat(70), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the address for %j is %j', (title, id) => {
  expect(idOf(title)).toBe(id);
});

describe('a stored promotion', () => {
  it('is shown with times in Brasília, and the end as people say it', () => {
    edit(NATAL);
    expect(field('Começa em')).toHaveValue('2031-12-01T00:00');
    expect(field('Último dia e hora')).toHaveValue('2031-12-24T23:59');
  });

  it.each([
    ['published', NATAL, true],
    ['hidden', { ...NATAL, publicada: false }, false],
    ['published by hand without a title', { ...NATAL, titulo: 5 }, false],
  ])('has, when it is %s, a locked title: %s', (_, fields, locked) => {
    edit(fields);
    expect(field('Título').readOnly).toBe(locked);
    expect(screen.queryAllByText(/^Travado enquanto a promoção está publicada/)).toHaveLength(locked ? 1 : 0);
  });

  it('takes its result only after the end, and says why', () => {
    edit(NATAL);
    expect(screen.queryByLabelText('Resultado')).not.toBeInTheDocument();
    expect(screen.getByText(/depois do fim \(24 de dezembro de 2031, às 23h59\)/)).toBeVisible();
  });

  it('takes its result once it is over', async () => {
    edit({ ...NATAL, fim: at('2031-12-10T11:59:00Z') });
    fill(field('Resultado'), 'Maria, de Recife');
    await waitFor(() => expect(screen.getByTitle(/celular/)).toBeVisible());
    const page = screen.getByTitle<HTMLIFrameElement>(/celular/).contentDocument?.body;
    await waitFor(() => expect(page).toHaveTextContent('Maria, de Recife'));
  });

  it('takes its result when it ends while its form is open', async () => {
    vi.spyOn(approximateTime, 'approximateOffset').mockResolvedValue(NOW.getTime() + MINUTE_MS - Date.now());
    edit({ ...NATAL, fim: at('2031-12-10T12:00:30Z') });
    expect(await screen.findByLabelText('Resultado')).toBeVisible();
  });

  it('warns that other rules refuse open pages, where somebody may have one open', () => {
    edit(NATAL);
    expect(screen.queryByText(/terá de tocar em “Participar” outra vez/)).not.toBeInTheDocument();
    fill(field('Regulamento'), 'https://example.com/outro');
    expect(screen.getByText(/terá de tocar em “Participar” outra vez/)).toBeVisible();
  });

  it('is published only when it is saved and complete', () => {
    edit({ ...NATAL, publicada: false });
    const button = screen.getByRole('button', { name: 'Publicar' });
    expect(button).toBeEnabled();
    fill(field('Descrição'), 'Dois carros.');
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Salve e depois publique/);
  });

  it.each([
    ['Publicar', { inicio: '1º de dezembro', publicada: false }],
    ['Publicar', { fim: NATAL.inicio, publicada: false }],
    // firestore.rules refuse to hide it, too.
    ['Ocultar', { fim: NATAL.inicio }],
  ])('has no button “%s” without a period: %j', (name, changed) => {
    edit({ ...NATAL, ...changed });
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Antes, preencha título, início e fim, com o fim depois do início, e salve.',
    );
  });

  it('names the fields that the console has left, and that go with the next save', () => {
    edit({ ...NATAL, ordem: 3 });
    expect(screen.getByText('Sem efeito, e apagados quando você salvar: ordem.')).toBeVisible();
  });

  it('is hidden only after saving without the space that the console has left', () => {
    const seen = { ...NATAL, titulo: 'Natal premiado ', autorizacao: '123 ' };
    edit(seen);
    const button = screen.getByRole('button', { name: 'Ocultar' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Salve antes de ocultar.');
    const fields = promotionFieldsOf(promotionValuesOf('natal', seen), seen);
    // Without the title, because firestore.rules refuse any change of a published one.
    expect(fieldsToWrite(seen, fields, fields)).toStrictEqual({ autorizacao: '123' });
    const hidden = { ...seen, publicada: false };
    expect(promotionFieldsOf(promotionValuesOf('natal', hidden), hidden).titulo).toBe('Natal premiado');
  });

  it('is shown as published if somebody else has published it since a draft was typed', () => {
    const team = sessionWithoutServer();
    const first = edit({ ...NATAL, publicada: false }, team);
    fill(field('Descrição'), 'Dois carros.');
    first.unmount();
    const onStored = edit(NATAL, team);
    expect(field('Descrição')).toHaveValue('Dois carros.');
    expect(onStored).not.toHaveBeenCalled();
    expect(screen.getByText('Publicada: aparece para todos.')).toBeVisible();
  });

  it('is shown as somebody else has changed it when it is published', async () => {
    const others = { ...NATAL, descricao: 'Uma moto.' };
    const team = sessionWithoutServer();
    vi.spyOn(team, 'run').mockRejectedValue(new OthersChangeError(others, ['publicada']));
    const onStored = edit({ ...NATAL, publicada: false }, team);
    fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(onStored).toHaveBeenCalledWith('natal', others));
  });

  it('keeps what was typed, and shows the rest as somebody else has changed it', async () => {
    const others = { ...NATAL, descricao: 'Uma moto.', autorizacao: '123' };
    const team = sessionWithoutServer();
    vi.spyOn(team, 'run').mockRejectedValue(new OthersChangeError(others, ['descricao']));
    const onStored = edit(NATAL, team);
    fill(field('Descrição'), 'Dois carros.');
    await save();
    expect(
      await screen.findByText(/^Outra pessoa mudou isto: Descrição \(agora “Uma moto\.”\)/),
    ).toBeVisible();
    expect(field('Descrição')).toHaveValue('Dois carros.');
    expect(onStored).toHaveBeenCalledWith('natal', others);
  });
});

it('where it could not be counted who takes part, this is said', async () => {
  render(onDesk(<Participants promotion="natal" />));
  expect(await screen.findByText('Não conseguimos contar quem participa.')).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});

it('the card and the page are shown as visitors see them while the form is filled in', async () => {
  edit(null);
  expect(screen.getByText('Sem título, início e fim, ela não aparece na página inicial.')).toBeVisible();
  fillAll({ Título: 'Páscoa', 'Começa em': '', 'Último dia e hora': '' });
  expect(screen.getByText('Sem início e fim, ela não aparece na página inicial.')).toBeVisible();
  fillAll({ Título: 'Páscoa dos prêmios', Descrição: 'Um carro.\nUma moto.' });
  const preview = within(screen.getByRole('region', { name: 'Prévia' }));
  expect(await preview.findByText('Páscoa dos prêmios')).toBeVisible();
  expect(preview.getByText('A partir de 1º de março de 2032, à 0h')).toBeVisible();
  const page = screen.getByTitle<HTMLIFrameElement>(/celular/).contentDocument?.body;
  await waitFor(() => expect(page).toHaveTextContent('Esta promoção ainda não começou.'));
  expect(page).toHaveTextContent('Páscoa dos prêmios');
  expect(page).toHaveTextContent('até 28 de março de 2032, às 23h59');
  expect(page?.querySelector('[inert]')).not.toBeNull();
});

it('the card does not show that the team member takes part', async () => {
  localStorage.setItem(PARTICIPATIONS_KEY, JSON.stringify({ participations: [{ promocao: 'natal' }] }));
  edit(NATAL);
  const preview = within(screen.getByRole('region', { name: 'Prévia' }));
  expect(await preview.findByText('Natal premiado')).toBeVisible();
  expect(preview.queryByText('Você está participando!')).toBeNull();
});
