import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import SignUpPage from '../../../src/account/SignUpPage';
import type { AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { loading, signedIn, signedOut } from '../../support/auth';
import { useCityLists } from '../../support/cityLists';
import { EMAIL_FIELD, expectAttributes, fill } from '../../support/forms';
import { address, pageAt } from '../../support/onPage';
import { takeConsoleErrors } from '../../support/unitSetup';

// These tests submit no valid values, which needs Firebase: browser tests cover that.
const fetchList = useCityLists();

const page = (state: AuthState, search = '') =>
  pageAt('/sign-up/novo-cadastro', <SignUpPage />, state, `/sign-up/novo-cadastro${search}`);
const open = (state: AuthState = signedOut, search = '') => render(page(state, search));

const name = () => screen.getByLabelText('Nome completo');
const email = () => screen.getByLabelText('E-mail');
const phone = () => screen.getByLabelText('Celular com DDD');
const state = () => screen.getByLabelText('Estado');
const city = () => screen.getByLabelText('Cidade');
const password = () => screen.getByLabelText('Senha');
const consent = () => screen.getByLabelText(/^Li e aceito/);
const linkTo = (field: string) => screen.getByRole('link', { name: field });
const signUp = () => userEvent.click(screen.getByText('Cadastrar'));

/** Chooses a state whose cities are in a select, and then one of its cities. */
async function choose(code: string, chosen: string): Promise<void> {
  fill(state(), code);
  await within(city()).findByText(chosen);
  fill(city(), chosen);
}

/** Chooses a state whose cities are in a combobox, and waits for the combobox. */
async function chooseLargeState(code = 'SP'): Promise<void> {
  fill(state(), code);
  await screen.findByPlaceholderText('Digite o nome da cidade');
}

const citiesShown = () =>
  [...screen.getByLabelText('Cidades').children].map(({ textContent }) => textContent);

const EMAIL_HINT = 'Mandamos um link para confirmar este e\u2011mail.';
const PHONE_HINT = 'Se você ganhar um prêmio, falamos com você por este número.';
const PHONE_ERROR = `Digite um telefone brasileiro com DDD, como (11) 91234-5678. ${PHONE_HINT}`;
const CONSENT_ERROR =
  'Para se cadastrar, é preciso aceitar os termos. Menor de 18 anos? Só com a autorização de quem é responsável por você.';

/** The fields that are enabled in an empty form, each with its error. */
const ERRORS: [field: () => HTMLElement, error: string][] = [
  [name, 'Digite o seu nome.'],
  [email, `Digite o seu e-mail. ${EMAIL_HINT}`],
  [phone, `Digite o seu celular com DDD. ${PHONE_HINT}`],
  [state, 'Escolha o seu estado.'],
  [password, 'Crie uma senha. Use pelo menos 8 caracteres.'],
  [consent, CONSENT_ERROR],
];

describe('the sign-up form', () => {
  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['not known to be signed in or out', loading],
    ['without a profile', { status: 'signedOut', profileMissing: true }],
  ])('shows its heading and title to a visitor who is %s', (_, auth) => {
    open(auth);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faça o seu cadastro');
    expect(document.title).toBe(`Novo cadastro | ${config.brandName}`);
    expect(name()).toBeVisible();
  });

  it('tells browsers what each field is for', () => {
    open();
    expectAttributes({
      'Nome completo': { autocomplete: 'name' },
      'E-mail': EMAIL_FIELD,
      'Celular com DDD': { autocomplete: 'tel-national', type: 'tel' },
      Estado: { autocomplete: 'address-level1' },
      Cidade: { autocomplete: 'address-level2' },
      Senha: { autocomplete: 'new-password', type: 'password' },
    });
  });

  it('says that every field is required, why it asks for the phone, and how long a password is, without errors', () => {
    open();
    expect(screen.getByText('Todos os campos são obrigatórios.')).toBeVisible();
    expect(phone()).toHaveAccessibleDescription(PHONE_HINT);
    expect(password()).toHaveAccessibleDescription('Use pelo menos 8 caracteres.');
    for (const [field] of ERRORS) expect(field()).toBeValid();
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });
});

describe('an invalid value in the sign-up form', () => {
  it('has an error at its field, and the first such field has the focus', async () => {
    open();
    await signUp();
    for (const [field, error] of ERRORS) {
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveAccessibleDescription(error);
    }
    // The city has no error: it is disabled until a state is chosen.
    expect(city()).toBeDisabled();
    expect(city()).toBeValid();
    expect(name()).toHaveFocus();
  });

  // The phone stays invalid, so that the form sends nothing.
  it('leaves the valid fields without an error and keeps every typed value', async () => {
    open();
    fill(name(), 'Maria da Conceição');
    fill(email(), 'maria@exemplo.com.br');
    await chooseLargeState();
    await userEvent.type(city(), 'Campinas');
    fill(password(), ' segredo ');
    await userEvent.click(consent());
    fill(phone(), '91234-5678');
    await signUp();
    expect(phone()).toHaveFocus();
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveValue('91234-5678');
    expect(name()).toHaveValue('Maria da Conceição');
    expect(email()).toHaveValue('maria@exemplo.com.br');
    expect(state()).toHaveDisplayValue('São Paulo');
    expect(city()).toHaveDisplayValue('Campinas');
    expect(password()).toHaveValue(' segredo ');
    expect(consent()).toBeChecked();
    for (const [field] of ERRORS.filter(([wrong]) => wrong !== phone)) expect(field()).toBeValid();
  });

  it('is a link above the fields, if there are several, which is crossed out once the value is right', async () => {
    open();
    await signUp();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
      /^Confira estes campos: ?Nome completoE-mailCelular com DDDEstadoSenhaTermos de uso$/,
    );
    fill(state(), 'RR');
    expect(linkTo('Estado')).toHaveAttribute('data-valid');
    expect(linkTo('Senha')).not.toHaveAttribute('data-valid');
    await userEvent.click(linkTo('Senha'));
    expect(password()).toHaveFocus();
  });

  it('is a link to the list of cities, too', async () => {
    open();
    await chooseLargeState();
    await signUp();
    await userEvent.click(linkTo('Cidade'));
    expect(city()).toHaveFocus();
  });

  it('is not listed where it is the only one', async () => {
    open();
    fill(name(), 'Maria Silva');
    fill(email(), 'maria@example.com');
    fill(phone(), '(11) 91234-56789');
    await choose('RR', 'Boa Vista');
    fill(password(), 'girafa tambor');
    await userEvent.click(consent());
    await signUp();
    expect(phone()).toHaveAccessibleDescription(PHONE_ERROR);
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  });

  it('is a short password, or a consent that was given and withdrawn', async () => {
    open();
    fill(password(), '1234567');
    await userEvent.dblClick(consent());
    await signUp();
    expect(password()).toHaveAccessibleDescription(
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Falta 1 caractere. Use pelo menos 8 caracteres.',
    );
    expect(consent()).toHaveAccessibleDescription(CONSENT_ERROR);
  });
});

describe('a field of the sign-up form that has been left', () => {
  it('says, to screen readers, too, which address was probably meant, and has it and the focus at once', async () => {
    open();
    await userEvent.type(email(), 'maria@gmial.com{Tab}');
    const suggestion = await screen.findByRole('button', { name: 'Você quis dizer maria@gmail.com?' });
    expect(suggestion.closest('[role=alert]')).not.toBeNull();
    suggestion.focus();
    await userEvent.keyboard('{Enter}');
    expect(email()).toHaveValue('maria@gmail.com');
    expect(email()).toHaveFocus();
    expect(screen.queryByText(/^Você quis dizer/)).not.toBeInTheDocument();
  });

  it('says what is wrong with an address in the words of the server, and to screen readers, too', async () => {
    open();
    await userEvent.type(email(), 'maria@{Tab}');
    const [inView] = await screen.findAllByText('O email fornecido não é válido.');
    expect(inView).toBeVisible();
    expect(document.querySelector('form > [aria-live]')).toHaveTextContent(
      /^O email fornecido não é válido\.$/,
    );
    expect(email()).toBeInvalid();
  });

  it('asks for the surname where the name is one word, which is no error', async () => {
    open();
    await userEvent.type(name(), 'Maria{Tab}');
    expect(await screen.findByText(/^Faltou o sobrenome\?/)).toBeVisible();
    expect(name()).toBeValid();
    await userEvent.type(name(), ' Silva');
    expect(screen.queryByText(/^Faltou o sobrenome\?/)).not.toBeInTheDocument();
  });

  it('says why a password is easy to guess, which is no error', async () => {
    open();
    fill(name(), 'Maria da Silva');
    await userEvent.type(password(), 'silva2020{Tab}');
    expect(await screen.findByText(/^Fácil de adivinhar: contém o seu nome/)).toBeVisible();
    expect(password()).toBeValid();
    fill(password(), 'girafa tambor');
    expect(password()).toHaveAccessibleDescription('Use pelo menos 8 caracteres.');
  });
});

describe('the state and city fields of the sign-up form', () => {
  it('list 27 states, none selected, and no city before a state is chosen', () => {
    open();
    expect(state()).toHaveDisplayValue('Escolha o estado');
    expect(state().children).toHaveLength(28);
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Primeiro o estado');
  });

  it('list the cities of the chosen state, and after another choice those of that one, none selected', async () => {
    open();
    await choose('RR', 'Boa Vista');
    expect(city()).toBeEnabled();
    expect(city().children).toHaveLength(16);
    expect(city()).toHaveDisplayValue('Boa Vista');
    fill(state(), 'AC');
    await within(city()).findByText('Rio Branco');
    expect(city()).toHaveDisplayValue('Escolha a cidade');
    expect(within(city()).queryByText('Boa Vista')).not.toBeInTheDocument();
    fill(state(), '');
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Primeiro o estado');
  });

  it('offer to retry if the cities cannot be loaded, and keep every typed value', async () => {
    fetchList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    fill(name(), 'Maria');
    fill(state(), 'RR');
    expect(
      await screen.findByText('As cidades não foram carregadas. Verifique a sua internet.'),
    ).toBeVisible();
    expect(city()).toHaveDisplayValue('Escolha a cidade');
    expect(city()).toHaveAccessibleDescription(/^As cidades não foram carregadas\./);
    await userEvent.click(screen.getByText('Tentar de novo'));
    await choose('RR', 'Boa Vista');
    expect(screen.queryByText(/^As cidades não foram/)).not.toBeInTheDocument();
    expect(name()).toHaveValue('Maria');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the city field of a state with 50 or more cities', () => {
  beforeEach(async () => {
    open();
    await chooseLargeState();
  });

  it('is a combobox that shows the first 50 cities when it is clicked, and how many more there are', async () => {
    expect(city()).toHaveAttribute('role', 'combobox');
    expect(city()).toHaveAttribute('autocomplete', 'address-level2');
    expect(city()).toHaveAttribute('aria-expanded', 'false');
    expect(city()).toHaveValue('');
    await userEvent.click(city());
    expect(city()).toHaveAttribute('aria-expanded', 'true');
    expect(citiesShown()).toHaveLength(50);
    expect(screen.getAllByText('E mais 595: digite o nome para encontrar.')[0]).toBeVisible();
  });

  it('lists the cities with the typed text, those that begin with it first, and announces how many', async () => {
    await userEvent.type(city(), 'sao paul');
    expect(screen.getByText('1 cidade')).toHaveAttribute('role', 'status');
    fill(city(), 'PAULÓ');
    expect(citiesShown()).toEqual(['Paulo de Faria', 'São Paulo']);
    expect(screen.getByText('2 cidades')).toHaveAttribute('role', 'status');
  });

  it('takes the city that is clicked', async () => {
    fill(city(), 'campi');
    await userEvent.click(within(screen.getByLabelText('Cidades')).getByText('Campinas'));
    expect(city()).toHaveValue('Campinas');
    expect(city()).toHaveFocus();
    await signUp();
    expect(city()).toBeValid();
  });

  it.each(['{Enter}', '{Tab}'])('takes the city chosen with the arrow keys at %s', async (key) => {
    await userEvent.type(city(), 'campi{ArrowDown}{ArrowDown}');
    const second = citiesShown()[1];
    await userEvent.keyboard(key);
    expect(city()).toHaveValue(second);
    expect(city()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['pinda{Enter}', 'Pindamonhangaba', 'the only city with the typed text'],
    ['pinda{Tab}', 'Pindamonhangaba', 'the only city with the typed text'],
    ['sao paulo{Tab}', 'São Paulo', 'the city of this name'],
  ])('at %j takes %s, %s', async (typed, taken) => {
    await userEvent.type(city(), typed);
    expect(city()).toHaveValue(taken);
    await signUp();
    expect(city()).toBeValid();
  });

  it.each([
    ['several cities have', 'campi'],
    ['no city has', 'Niterói'],
  ])('takes no city at Tab if %s the typed text, which is an error', async (_, typed) => {
    await userEvent.type(city(), `${typed}{Tab}`);
    expect(city()).toHaveValue(typed);
    await signUp();
    expect(city()).toHaveValue(typed);
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
  });

  it('says so if no city has the typed text', async () => {
    await userEvent.type(city(), 'Niterói');
    expect(citiesShown()).toEqual([]);
    expect(screen.getAllByText(/^Esta cidade não é deste estado/)[0]).toBeVisible();
  });

  it('closes its list at Escape and keeps the text', async () => {
    await userEvent.type(city(), 'campi{Escape}');
    expect(city()).toHaveAttribute('aria-expanded', 'false');
    expect(city()).toHaveValue('campi');
  });

  it('keeps the cursor where a letter is inserted', async () => {
    await userEvent.type(city(), 'Sao Palo');
    await userEvent.type(city(), 'u', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await userEvent.keyboard('-');
    expect(city()).toHaveValue('Sao Pau-lo');
  });

  it('is empty after another state is chosen', async () => {
    fill(city(), 'campinas');
    await chooseLargeState('MG');
    expect(city()).toHaveValue('');
    await choose('RR', 'Boa Vista');
    expect(city()).toHaveDisplayValue('Boa Vista');
  });
});

it('the city field keeps the focus when its list has loaded', async () => {
  open();
  fill(state(), 'SP');
  city().focus();
  await screen.findByPlaceholderText('Digite o nome da cidade');
  expect(city()).toHaveFocus();
});

it('the consent of the sign-up form is given by a click on its label, and links to the terms in a new tab', async () => {
  open();
  expect(consent()).not.toBeChecked();
  expect(consent()).toHaveAccessibleName(
    /^Li e aceito os termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/,
  );
  await userEvent.click(screen.getByText('Li e aceito os'));
  expect(consent()).toBeChecked();
  const terms = /^termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/;
  const link = screen.getByRole('link', { name: terms });
  expect(link).toHaveAttribute('href', '/termos');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it.each([
  ['', '/login'],
  ['?promo=natal', '/login?voltar=%2Fpromo%2Fnatal'],
])('the login link of the sign-up form at %j is %s', (search, href) => {
  open(signedOut, search);
  expect(screen.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', href);
});

describe('the sign-up page for a signed-in user', () => {
  it.each([
    ['', '/'],
    ['?promo=Natal%20Premiado', '/promo/Natal%20Premiado'],
    ['?promo=..', '/'],
  ])('at %j redirects to %s', (search, path) => {
    open(signedIn(), search);
    expect(address()).toBe(path);
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });
});
