import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { config } from '../../../src/config';
import TermsPage from '../../../src/info/TermsPage';
import { TERMS_VERSION } from '../../../src/model';
import { onPage } from '../../support/onPage';

beforeEach(() => void render(onPage(<TermsPage />)));

it('the terms page has its heading, title, version, brand and organiser', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Termos de uso e aviso de privacidade$/,
  );
  expect(document.title).toBe(`Termos e privacidade | ${config.brandName}`);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(TERMS_VERSION) ?? [];
  expect(screen.getByText(`Versão de ${day}/${month}/${year}`)).toBeVisible();
  expect(screen.getByText(new RegExp(`O site ${config.brandName} reúne`))).toBeVisible();
  expect(screen.getByText(new RegExp(`realizadas por ${config.organizer.fullName}\\.`))).toBeVisible();
});

it('the terms page has its sections', () => {
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(
    expect.arrayContaining([
      ...'O que é este site|Quem organiza|O seu cadastro|A sala de espera|Menores de 18 anos'.split('|'),
      ...'Que dados guardamos|Quem vê|Para que usamos, e por que a lei permite|Por quanto tempo'.split('|'),
      ...'Onde ficam|Os seus direitos|Quando estes termos mudam'.split('|'),
    ]),
  );
});

it('the index leads to each section, and the summary is above it', () => {
  const index = screen.getByText('Índice', { selector: 'summary' }).closest('details');
  const targets = [...(index?.querySelectorAll('a') ?? [])].map(({ hash, textContent }) => [
    hash,
    textContent,
  ]);
  const sections = [...document.querySelectorAll('h2[id]:not(#resumo)')];
  expect(targets).toEqual(sections.map(({ id, textContent }) => [`#${id}`, textContent]));
  const summary = screen.getByRole('region', { name: 'Em resumo' });
  expect(index?.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it.each([
  ...'nome|e-\u2060mail|telefone|estado|cidade|dia do cadastro|senha|versão|sala de espera'.split('|'),
  ...'regulamento|código da conta'.split('|'),
])('the terms page lists among the stored data: %s', (what) => {
  const section = screen.getByRole('heading', { name: 'Que dados guardamos' });
  expect(section.nextElementSibling).toHaveTextContent(new RegExp(what, 'i'));
});

it.each([
  ['the legal bases', /artigo 7º, V\)/],
  ['the backups', /até quatro semanas nas cópias de segurança/],
  ['what a deleted account leaves', /também depois que você exclui a conta/],
  ["the winners' account ids, which are public", /descobrir o código da conta de quem pegou uma vaga/],
  ["the lists that the team's commands write", /também depois que você sai da promoção/],
  ['accounts without a person', /As contas anônimas: ao menos por um dia, até que quem organiza as apague/],
  ['interrupted sign-ups', /cadastro que não foi terminado: ao menos por 30 dias/],
  ['auditors, who get lists', /Quem fiscaliza as promoções ou confere um sorteio pode receber as listas/],
  ['WhatsApp, which gets a phone number', /esse aplicativo recebe o número/],
  ["winners' data, which stay as they were", /A cópia não muda quando você corrige o cadastro/],
  ['the order of clicks', /Vale a ordem em que o servidor confirma os cliques/],
  ['the live session, which the public sees', /Quem entra nela aparece no show, no YouTube/],
  ['the service of the call', /o público e o serviço da chamada recebem a sua imagem/],
  ["visitors' IP addresses", /por alguns meses, de quem visita o site, e por algumas semanas/],
  ['the place of accounts', /da conta ficam nos Estados Unidos/],
  ['the marker of the count', /até que quem organiza a apague, depois que você exclui a conta/],
  ['barriers', /se algo no site é uma barreira para você/],
  ['YouTube', /O vídeo da sala de espera vem do YouTube/],
  ['what the browser stores', /a versão dos termos que você aceitou e as vagas da conta/],
])('the terms page tells of %s', (_, text) => {
  expect(screen.getByText(text)).toBeVisible();
});

it('the terms page links only to the organiser, to the profile and to whoever is in charge of personal data', () => {
  const { organizer, privacy } = config;
  expect(screen.getByRole('link', { name: 'seu perfil' })).toHaveAttribute('href', '/profile');
  const contacts = screen
    .getAllByRole('link')
    .filter((link) => !/^(\/profile|#.*)$/.test(link.getAttribute('href') ?? ''));
  expect(contacts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [organizer.contact, organizer.contactLink],
    [privacy.contact, privacy.contactLink],
  ]);
});

it('the summary counts the exceptions that the section on access lists', () => {
  const access = screen.getByRole('heading', { name: 'Quem vê' });
  expect(access.nextElementSibling).toHaveTextContent(/com cinco exceções:$/);
  expect(access.nextElementSibling?.nextElementSibling?.querySelectorAll('li')).toHaveLength(5);
  expect(screen.getByRole('region', { name: 'Em resumo' })).toHaveTextContent('com as cinco exceções');
});
