import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../src/config';
import InfoPage from '../../../src/info/InfoPage';
import { signedOut } from '../../support/auth';
import { pageAt } from '../../support/onPage';
import styles from '../../../src/info/InfoPage.module.css';

const ALREADY_IN = '/pg-infor/j%C3%A1-participo';
const DOWNLOAD_TEXT = 'Com ele você edita a sua participação nas promoções e muito mais.';

function open(pathname: string, state: unknown = null) {
  return render(pageAt('/pg-infor/:erro', <InfoPage />, signedOut, { pathname, state }));
}

const heading = () => screen.getByRole('heading', { level: 1 });
const redCard = () => heading().closest('section');

beforeEach(() => {
  // The brand alone, so that a page that sets no title fails the test.
  document.title = config.brandName;
});

const PROFILE = ['Acessar meu perfil', '/profile'];
const APP = ['BAIXAR APLICATIVO!', config.appDownloadUrl];
const BACK = ['Voltar', '/profile'];

it.each([
  ['/pg-infor/em-breve', 'O aplicativo já chegou!', 'O aplicativo', [APP, PROFILE]],
  ['/pg-infor/baixar-app', 'Baixe o aplicativo', 'Baixe o aplicativo', [APP, BACK]],
  [
    ALREADY_IN,
    'Você já está participando!',
    'Você já está participando!',
    [['Ver as promoções', '/'], BACK, APP],
  ],
  ['/pg-infor/x', 'Ops algo deu errado', 'Ops algo deu errado', [['Ver as promoções', '/'], PROFILE]],
])(
  'the information page %s has the heading "%s", the title "%s" and no links but %j',
  (path, text, title, links) => {
    open(path);
    expect(heading()).toHaveTextContent(text);
    expect(document.title).toBe(`${title} | ${config.brandName}`);
    const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(links);
    expect(screen.queryAllByText(DOWNLOAD_TEXT)).toHaveLength(links.includes(APP) ? 1 : 0);
  },
);

it.each([
  ['18/03/2024', 'O aplicativo já chegou!', [DOWNLOAD_TEXT, 'Disponível desde 18/03/2024.']],
  [
    '01/01/2999',
    'O aplicativo está chegando!',
    [
      'O aplicativo estará disponível a partir de 01/01/2999.',
      'Até lá, participe das promoções e do show por aqui.',
    ],
  ],
])('the information page em-breve speaks of %s as of the past or the future: "%s"', (day, title, lines) => {
  vi.spyOn(config, 'appAvailableFrom', 'get').mockReturnValue(day);
  open('/pg-infor/em-breve');
  expect(heading()).toHaveTextContent(title);
  expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toEqual(lines);
});

describe('the information page já-participo', () => {
  it.each([
    'Natal Premiado',
    // A very long title must be shown completely, and HTML as text.
    'Natal'.repeat(2_000),
    '<img src=x onerror="alert(1)"><b>Natal</b>',
  ])('shows the promotion of the navigation state on a red card: %s', (tituloForm) => {
    open(ALREADY_IN, { tituloForm });
    expect(redCard()).toHaveClass(styles.red as string);
    expect(redCard()).toHaveTextContent(`Você já está participando!Promoção ${tituloForm}`);
    expect(redCard()?.querySelector('img, b')).toBeNull();
  });

  it('leads to the promotion, if the navigation state has its id, and else to all', () => {
    const { unmount } = open(ALREADY_IN, { promocao: 'natal' });
    expect(screen.getByRole('link', { name: 'Ver a promoção' })).toHaveAttribute('href', '/promo/natal');
    unmount();
    open(ALREADY_IN);
    expect(screen.getByRole('link', { name: 'Ver as promoções' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['unencoded', '/pg-infor/já-participo'],
    ['percent-encoded', ALREADY_IN],
    ['percent-encoded in lower case', ALREADY_IN.toLowerCase()],
    ['with a combining accent, percent-encoded', '/pg-infor/ja%CC%81-participo'],
    ['with a combining accent, unencoded', '/pg-infor/ja\u0301-participo'],
  ])('is found %s', (_, address) => {
    open(address);
    expect(heading()).toHaveTextContent('Você já está participando!');
  });

  it.each([
    ['no state', null],
    ['another state', { titulo: 'Natal Premiado' }],
    ['a text for a state', 'Natal Premiado'],
    ['a number', { tituloForm: 7 }],
    ['an object', { tituloForm: { titulo: 'Natal Premiado' } }],
    ['spaces', { tituloForm: '  \n' }],
  ])('names no promotion if the navigation state has %s', (_, state) => {
    open(ALREADY_IN, state);
    expect(redCard()).not.toHaveTextContent('Promoção ');
    expect(document.body).not.toHaveTextContent(/Natal|object|undefined|null|7/);
  });
});

describe('the information page for any other value', () => {
  it.each([
    'x',
    'ja-participo',
    'j%C3%A0-participo',
    'EM-BREVE',
    'em-breve%20',
    'em%20breve',
    'baixar-app%2F',
    'constructor',
    '__proto__',
    '%3Cb%3E',
    // Parameters that have been percent-encoded twice.
    'j%25C3%25A1-participo',
    'j%25E1-participo',
  ])('%s shows that something went wrong', (erro) => {
    open(`/pg-infor/${erro}`);
    expect(heading()).toHaveTextContent(/^Ops algo deu errado$/);
    expect(document.title).toBe(`Ops algo deu errado | ${config.brandName}`);
  });

  it.each(['j%E1-participo', '%', '%C3'])(
    '%s, which is not valid UTF-8, shows that something went wrong',
    (erro) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      open(`/pg-infor/${erro}`);
      expect(heading()).toHaveTextContent(/^Ops algo deu errado$/);
      // Only the router's warning about the encoding may be logged.
      for (const [words] of warn.mock.calls) expect(words).toMatch(/could not be decoded|malformed/);
    },
  );

  it('does not show the value from the address', () => {
    open('/pg-infor/ligue-para-0800', { tituloForm: 'Natal' });
    expect(document.body).not.toHaveTextContent(/0800|Natal/);
  });
});
