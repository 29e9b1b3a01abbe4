import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import SignUpPage from '../../../src/account/SignUpPage';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { authWith, loading, signedIn, signedOut } from '../../support/auth';
import { takeConsoleErrors } from '../../support/unitSetup';
import { useCityLists } from '../../support/cityLists';

// Submitting valid values needs Firebase; the browser tests cover that.
const fetchList = useCityLists();

function OtherPage() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function page(state: AuthState, search: string) {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={[`/sign-up/novo-cadastro${search}`]}>
        <Routes>
          <Route path="/sign-up/novo-cadastro" element={<SignUpPage />} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
}

const open = (state: AuthState = signedOut, search = '') => render(page(state, search));

const field = (label: string) => screen.getByLabelText(label);
const name = () => field('Nome completo');
const email = () => field('E-mail');
const phone = () => field('Celular com DDD');
const state = () => field('Estado');
const city = () => field('Cidade');
const password = () => field('Senha');
const consent = () => screen.getByRole('checkbox');
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
const options = (select: HTMLElement) => within(select).getAllByRole('option');

/** Chooses the city when the list of the chosen state has loaded. */
async function chooseCity(chosen: string): Promise<void> {
  await userEvent.selectOptions(city(), await within(city()).findByRole('option', { name: chosen }));
}

/** The field of a state with many cities, when it has loaded. */
async function cityCombobox(): Promise<HTMLElement> {
  await screen.findByPlaceholderText('Digite o nome da cidade');
  return city();
}

const citiesShown = () => within(screen.getByRole('listbox', { name: 'Cidades' })).queryAllByRole('option');

const namesShown = () => citiesShown().map(({ textContent }) => textContent);

/** Fills in every field but the phone. Tests leave the phone invalid, so that nothing is sent. */
async function fillAllButPhone(): Promise<void> {
  await userEvent.type(name(), 'Maria da Conceição');
  await userEvent.type(email(), 'maria@exemplo.com.br');
  await userEvent.selectOptions(state(), 'São Paulo');
  await userEvent.type(await cityCombobox(), 'Campinas');
  await userEvent.type(password(), ' segredo ');
  await userEvent.click(consent());
}

const PHONE_HINT = 'Ligamos para este número se você ganhar um prêmio.';
const PHONE_ERROR = `Digite um telefone brasileiro com DDD, como (11) 91234-5678. ${PHONE_HINT}`;

const ERRORS: [label: string | RegExp, error: string][] = [
  ['Nome completo', 'Digite o seu nome.'],
  ['E-mail', 'Digite o seu e-mail.'],
  ['Celular com DDD', PHONE_ERROR],
  ['Estado', 'Escolha o seu estado.'],
  ['Cidade', 'Escolha a sua cidade.'],
  ['Senha', 'Crie uma senha. Pelo menos 8 caracteres.'],
  [/^Li e aceito/, 'Para se cadastrar é preciso aceitar os termos.'],
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

  it.each([
    ['Nome completo', { autocomplete: 'name' }],
    ['E-mail', { autocomplete: 'username', type: 'email', inputmode: 'email', autocapitalize: 'none' }],
    ['Celular com DDD', { autocomplete: 'tel-national', type: 'tel' }],
    ['Estado', { autocomplete: 'address-level1' }],
    ['Cidade', { autocomplete: 'address-level2' }],
    ['Senha', { autocomplete: 'new-password', type: 'password' }],
  ])('tells browsers what the field %s is for', (label, attributes) => {
    open();
    for (const [attribute, value] of Object.entries(attributes))
      expect(field(label)).toHaveAttribute(attribute, value);
  });

  it('says that every field is required', () => {
    open();
    expect(screen.getByText('Todos os campos são obrigatórios.')).toBeVisible();
  });

  it('says why it asks for the phone', () => {
    open();
    expect(phone()).toHaveAccessibleDescription(PHONE_HINT);
  });

  it('shows the minimum length of the password', () => {
    open();
    expect(password()).toHaveAccessibleDescription('Pelo menos 8 caracteres.');
  });

  it('shows no errors at first', () => {
    open();
    for (const [label] of ERRORS) expect(screen.getByLabelText(label)).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('keeps the typed values when the state changes from loading to signed out', async () => {
    const { rerender } = open(loading);
    await userEvent.type(name(), 'Maria');
    rerender(page(signedOut, ''));
    expect(name()).toHaveValue('Maria');
  });
});

it('the sign-up form rejects a short password before it is sent', async () => {
  open();
  await userEvent.type(password(), '1234567');
  await signUp();
  expect(password()).toHaveAccessibleDescription(
    'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Pelo menos 8 caracteres.',
  );
});

describe('an invalid value in the sign-up form', () => {
  it('has an error at its field, and the first such field has the focus', async () => {
    open();
    await signUp();
    for (const [label, error] of ERRORS) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error);
    }
    expect(name()).toHaveFocus();
  });

  it('leaves the valid fields without an error and keeps every typed value', async () => {
    open();
    await fillAllButPhone();
    await userEvent.type(phone(), '91234-5678');
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
    for (const [label] of ERRORS.filter(([wrong]) => !String(wrong).startsWith('Celular')))
      expect(screen.getByLabelText(label)).toBeValid();
  });

  it('loses its error when the field changes', async () => {
    open();
    await signUp();
    await userEvent.type(name(), 'M');
    await userEvent.type(phone(), '1');
    await userEvent.click(consent());
    for (const changed of [name(), phone(), consent()]) expect(changed).toBeValid();
    for (const changed of [name(), consent()]) expect(changed).not.toHaveAccessibleDescription();
    expect(phone()).toHaveAccessibleDescription(PHONE_HINT);
    expect(email()).toBeInvalid();
  });

  it('loses the error of state and city when a state is chosen', async () => {
    open();
    await signUp();
    await userEvent.selectOptions(state(), 'Acre');
    expect(state()).toBeValid();
    expect(city()).toBeValid();
  });

  it('is a consent that was given and withdrawn', async () => {
    open();
    await userEvent.click(consent());
    await userEvent.click(consent());
    await signUp();
    expect(consent()).toHaveAccessibleDescription('Para se cadastrar é preciso aceitar os termos.');
  });

  it('is a missing city, which gets the focus', async () => {
    open();
    await fillAllButPhone();
    await userEvent.type(phone(), '11912345678');
    await userEvent.selectOptions(state(), 'Acre');
    await within(city()).findByRole('option', { name: 'Rio Branco' });
    await signUp();
    expect(city()).toHaveFocus();
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
  });
});

describe('the phone field of the sign-up form', () => {
  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['1132123456', '(11) 3212-3456'],
    ['91234-5678', '91234-5678'],
    ['011 91234-5678', '(11) 91234-5678'],
    ['(11) 91234-56789', '(11) 91234-56789'],
  ])('formats %s as %s on blur', async (typed, shown) => {
    open();
    await userEvent.type(phone(), typed);
    expect(phone()).toHaveValue(typed);
    await userEvent.tab();
    expect(phone()).toHaveValue(shown);
  });

  it('rejects a number with one digit too many instead of truncating it', async () => {
    open();
    await userEvent.type(phone(), '(11) 91234-56789');
    await signUp();
    expect(phone()).toHaveValue('(11) 91234-56789');
    expect(phone()).toBeInvalid();
  });

  it('keeps its error if the field loses focus unchanged', async () => {
    open();
    await userEvent.type(phone(), '123');
    await signUp();
    await userEvent.click(phone());
    await userEvent.tab();
    expect(phone()).toHaveAccessibleDescription(PHONE_ERROR);
  });
});

describe('the state and city fields of the sign-up form', () => {
  it('list 27 states, none selected, and no city before a state is chosen', () => {
    open();
    expect(state()).toHaveDisplayValue('Escolha o estado');
    expect(options(state())).toHaveLength(28);
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Escolha primeiro o estado');
  });

  it('list the cities of the chosen state', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    expect(city()).toBeEnabled();
    expect(options(city())).toHaveLength(16);
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('list the cities of another state after it is chosen, without the previous selection', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    await userEvent.selectOptions(state(), 'Acre');
    await within(city()).findByRole('option', { name: 'Rio Branco' });
    expect(city()).toHaveDisplayValue('Escolha a cidade');
    expect(within(city()).queryByRole('option', { name: 'Boa Vista' })).not.toBeInTheDocument();
  });

  it('list no cities after the state is cleared', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    await userEvent.selectOptions(state(), 'Escolha o estado');
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Escolha primeiro o estado');
  });

  it('offer to retry if the cities cannot be loaded, and keep every typed value', async () => {
    fetchList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    await userEvent.type(name(), 'Maria');
    await userEvent.selectOptions(state(), 'Roraima');
    expect(
      await screen.findByText('As cidades não foram carregadas. Verifique a sua internet.'),
    ).toBeVisible();
    expect(city()).toHaveDisplayValue('Escolha a cidade');
    expect(city()).toHaveAccessibleDescription(/^As cidades não foram carregadas\./);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await chooseCity('Boa Vista');
    expect(screen.queryByText(/^As cidades não foram/)).not.toBeInTheDocument();
    expect(name()).toHaveValue('Maria');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the city field of a state with 50 or more cities', () => {
  beforeEach(async () => {
    open();
    await userEvent.selectOptions(state(), 'São Paulo');
    await cityCombobox();
  });

  it('is a combobox that says what to type', () => {
    expect(city()).toHaveAttribute('role', 'combobox');
    expect(city()).toHaveAttribute('autocomplete', 'address-level2');
    expect(city()).toHaveAttribute('aria-expanded', 'false');
    expect(city()).toHaveValue('');
  });

  it('shows the first 50 cities when it is clicked, and how many more there are', async () => {
    await userEvent.click(city());
    expect(city()).toHaveAttribute('aria-expanded', 'true');
    expect(citiesShown()).toHaveLength(50);
    expect(screen.getAllByText('E mais 595: digite o nome para encontrar.')[0]).toBeVisible();
  });

  it('lists the cities with the typed text, those that begin with it first', async () => {
    await userEvent.type(city(), 'PAULÓ');
    expect(namesShown()).toEqual(['Paulo de Faria', 'São Paulo']);
  });

  it('takes the city that is clicked', async () => {
    await userEvent.type(city(), 'campi');
    await userEvent.click(screen.getByRole('option', { name: 'Campinas' }));
    expect(city()).toHaveValue('Campinas');
    expect(city()).toHaveFocus();
    await signUp();
    expect(city()).toBeValid();
  });

  it.each(['{Enter}', '{Tab}'])('takes the city chosen with the arrow keys at %s', async (key) => {
    await userEvent.type(city(), 'campi{ArrowDown}{ArrowDown}');
    const second = namesShown()[1];
    await userEvent.keyboard(key);
    expect(city()).toHaveValue(second);
    expect(city()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['{Enter}', '{Tab}'])('takes the only city with the typed text at %s', async (key) => {
    await userEvent.type(city(), `pindamonh${key}`);
    expect(city()).toHaveValue('Pindamonhangaba');
  });

  it('takes no city at Tab if several have the typed text', async () => {
    await userEvent.type(city(), 'campi{Tab}');
    expect(city()).toHaveValue('campi');
    await signUp();
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
  });

  it.each([
    ['sao paulo', 'São Paulo'],
    ['EMBU GUACU', 'Embu-Guaçu'],
    ['santa barbara d’oeste', "Santa Bárbara d'Oeste"],
  ])('takes the typed text %s as %s', async (typed, taken) => {
    await userEvent.type(city(), typed);
    await userEvent.click(name());
    expect(city()).toHaveValue(taken);
    await signUp();
    expect(city()).toBeValid();
  });

  it('says so if no city has the typed text, which is an error', async () => {
    await userEvent.type(city(), 'Niterói');
    expect(citiesShown()).toEqual([]);
    expect(screen.getAllByText('Nenhuma cidade deste estado tem esse nome.')[0]).toBeVisible();
    await signUp();
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
    expect(city()).toHaveValue('Niterói');
  });

  it('announces how many cities have the typed text', async () => {
    await userEvent.type(city(), 'sao paul');
    expect(screen.getByText('1 cidade')).toHaveAttribute('role', 'status');
    await userEvent.clear(city());
    await userEvent.type(city(), 'campi');
    expect(screen.getByText(`${namesShown().length} cidades`)).toHaveAttribute('role', 'status');
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
    await userEvent.type(city(), 'campinas');
    await userEvent.selectOptions(state(), 'Minas Gerais');
    expect(await cityCombobox()).toHaveValue('');
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    expect(city()).toHaveDisplayValue('Boa Vista');
  });
});

it('the city field keeps the focus when its list has loaded', async () => {
  open();
  await userEvent.selectOptions(state(), 'São Paulo');
  city().focus();
  await screen.findByPlaceholderText('Digite o nome da cidade');
  expect(city()).toHaveFocus();
});

describe('the consent of the sign-up form', () => {
  it('is not given by default', () => {
    open();
    expect(consent()).not.toBeChecked();
    expect(consent()).toHaveAccessibleName(
      /^Li e aceito os termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/,
    );
  });

  it('links to the terms in a new tab', () => {
    open();
    const link = screen.getByRole('link', {
      name: /^termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/,
    });
    expect(link).toHaveAttribute('href', '/termos');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('is given by a click on its label', async () => {
    open();
    await userEvent.click(screen.getByText('Li e aceito os'));
    expect(consent()).toBeChecked();
  });
});

describe('the login link of the sign-up form', () => {
  it.each([
    ['', '/login'],
    ['?promo=..', '/login'],
    ['?promo=natal', '/login?voltar=%2Fpromo%2Fnatal'],
    ['?promo=%2F%2Fevil.com', '/login?voltar=%2Fpromo%2F%252F%252Fevil.com'],
  ])('at %j is %s', (search, href) => {
    open(signedOut, search);
    expect(screen.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', href);
  });
});

describe('the sign-up page for a signed-in user', () => {
  it.each([
    ['', '/'],
    ['?promo=natal', '/promo/natal'],
    ['?promo=Natal%20Premiado', '/promo/Natal%20Premiado'],
    ['?promo=%2F%2Fevil.com', '/promo/%2F%2Fevil.com'],
    ['?promo=', '/'],
    ['?promo=.', '/'],
    ['?promo=..', '/'],
    ['?promo=%', '/promo/%25'],
    ['?voltar=%2Fprofile', '/'],
  ])('at %j redirects to %s', (search, address) => {
    open(signedIn(), search);
    expect(screen.getByTestId('address').textContent).toBe(address);
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('redirects a user who becomes signed in while it is open', () => {
    const { rerender } = open(loading, '?promo=natal');
    rerender(page(signedIn(), '?promo=natal'));
    expect(screen.getByTestId('address').textContent).toBe('/promo/natal');
  });
});
