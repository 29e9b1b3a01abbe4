import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../src/config';
import InfoPage from '../../../src/info/InfoPage';
import styles from '../../../src/info/InfoPage.module.css';

const ALREADY_IN = '/pg-infor/j%C3%A1-participo';
const DOWNLOAD_TEXT = 'Baixe o aplicativo para editar a sua participação nas campanhas e muito mais.';

/** Opens the page at this address with this navigation state. */
function open(pathname: string, state: unknown = null) {
  return render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <Routes>
        <Route path="/pg-infor/:erro" element={<InfoPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });
const link = (name: string) => screen.getByRole('link', { name });
/** The red card around the heading. */
const redCard = () => heading().closest('section');

beforeEach(() => {
  // Only the brand, so that a page which does not set its title fails the test.
  document.title = config.brandName;
});

describe('the information page em-breve', () => {
  it('says when the app will be available', () => {
    open('/pg-infor/em-breve');
    expect(screen.getByText('O aplicativo estará disponível a partir de 18/03/2024.')).toBeVisible();
    expect(heading()).toHaveTextContent('O aplicativo está chegando!');
  });

  it('says another day if the settings do', () => {
    const { appAvailableFrom } = config;
    Object.assign(config, { appAvailableFrom: '01/01/2999' });
    try {
      open('/pg-infor/em-breve');
      expect(screen.getByText('O aplicativo estará disponível a partir de 01/01/2999.')).toBeVisible();
    } finally {
      Object.assign(config, { appAvailableFrom });
    }
  });

  it('links only to the profile', () => {
    open('/pg-infor/em-breve');
    expect(link('Acessar meu perfil')).toHaveAttribute('href', '/profile');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has its title', () => {
    open('/pg-infor/em-breve');
    expect(document.title).toBe(`Em breve | ${config.brandName}`);
  });
});

describe('the information page baixar-app', () => {
  it('asks to download the app', () => {
    open('/pg-infor/baixar-app');
    expect(heading()).toHaveTextContent('Baixe o aplicativo');
    expect(screen.getByText(DOWNLOAD_TEXT)).toBeVisible();
  });

  it('links to the download page and back to the profile', () => {
    open('/pg-infor/baixar-app');
    expect(link('BAIXAR APLICATIVO!')).toHaveAttribute('href', config.appDownloadUrl);
    expect(link('Voltar')).toHaveAttribute('href', '/profile');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('has its title', () => {
    open('/pg-infor/baixar-app');
    expect(document.title).toBe(`Baixe o aplicativo | ${config.brandName}`);
  });
});

describe('the information page já-participo', () => {
  it('shows the promotion of the navigation state on a red card', () => {
    open(ALREADY_IN, { tituloForm: 'Natal Premiado' });
    expect(heading()).toHaveTextContent('Você já está participando!');
    expect(redCard()).toHaveClass(styles.red as string);
    expect(redCard()).toContainElement(screen.getByText('Você já participa da promoção Natal Premiado.'));
  });

  it('asks to download the app and links back to the profile', () => {
    open(ALREADY_IN, { tituloForm: 'Natal Premiado' });
    expect(screen.getByText(DOWNLOAD_TEXT)).toBeVisible();
    expect(link('BAIXAR APLICATIVO!')).toHaveAttribute('href', config.appDownloadUrl);
    expect(link('Voltar')).toHaveAttribute('href', '/profile');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('has its title', () => {
    open(ALREADY_IN);
    expect(document.title).toBe(`Você já participa | ${config.brandName}`);
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
    ['a state without it', {}],
    ['another state', { titulo: 'Natal Premiado' }],
    ['a text for a state', 'Natal Premiado'],
    ['a number for a state', 7],
    ['a list for a state', ['Natal Premiado']],
    ['a number', { tituloForm: 7 }],
    ['an object', { tituloForm: { titulo: 'Natal Premiado' } }],
    ['a list', { tituloForm: ['Natal Premiado'] }],
    ['true', { tituloForm: true }],
    ['null', { tituloForm: null }],
    ['an empty text', { tituloForm: '' }],
    ['spaces', { tituloForm: '  \n' }],
  ])('names no promotion if the navigation state has %s', (_, state) => {
    open(ALREADY_IN, state);
    expect(screen.getByText('Você já participa desta promoção.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Natal|object|undefined|null|true|7/);
  });

  it('shows a very long name completely', () => {
    const tituloForm = 'Natal'.repeat(2_000);
    open(ALREADY_IN, { tituloForm });
    expect(screen.getByText(`Você já participa da promoção ${tituloForm}.`)).toBeVisible();
  });

  it('shows HTML in the name as text', () => {
    const tituloForm = '<img src=x onerror="alert(1)"><b>Natal</b>';
    const { container } = open(ALREADY_IN, { tituloForm });
    expect(screen.getByText(`Você já participa da promoção ${tituloForm}.`)).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
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
    // Encoded twice.
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
      // The router logs a warning; nothing else may be logged.
      for (const [words] of warn.mock.calls) expect(words).toMatch(/could not be decoded|malformed/);
    },
  );

  it('links only to the home page', () => {
    open('/pg-infor/x');
    expect(link('Ir para o início')).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('does not show the value from the address', () => {
    open('/pg-infor/ligue-para-0800', { tituloForm: 'Natal' });
    expect(document.body).not.toHaveTextContent(/0800|Natal/);
  });
});
