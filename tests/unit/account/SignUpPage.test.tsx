import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SignUpPage } from '../../../src/account/SignUpPage';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { authWith, loading, signedIn, signedOut } from '../../support/auth';
import { useCityLists } from '../../support/cityLists';

// Up to what a sign-up needs Firebase for; the browser tests go on from there.
const fetchList = useCityLists();

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function page(state: AuthState, search: string) {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={[`/sign-up/novo-cadastro${search}`]}>
        <Routes>
          <Route path="/sign-up/novo-cadastro" element={<SignUpPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
}

const open = (state: AuthState = signedOut, search = '') => render(page(state, search));

const field = (label: string) => screen.getByLabelText(label);
const name = () => field('Nome completo');
const email = () => field('E-mail');
const phone = () => field('Celular ou telefone com DDD');
const state = () => field('Estado');
const city = () => field('Cidade');
const password = () => field('Senha');
const consent = () => screen.getByRole('checkbox');
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
const options = (select: HTMLElement) => within(select).getAllByRole('option');

/** As soon as the cities of the chosen state are there. */
async function chooseCity(chosen: string): Promise<void> {
  await userEvent.selectOptions(city(), await within(city()).findByRole('option', { name: chosen }));
}

/** Everything but for the phone, which tests leave wrong so that nothing is sent. */
async function fillTheRest(): Promise<void> {
  await userEvent.type(name(), 'Maria da Conceição');
  await userEvent.type(email(), 'maria@exemplo.com.br');
  await userEvent.selectOptions(state(), 'São Paulo');
  await chooseCity('Campinas');
  await userEvent.type(password(), ' segredo ');
  await userEvent.click(consent());
}

const ERRORS: [label: string | RegExp, error: string][] = [
  ['Nome completo', 'Digite o seu nome.'],
  ['E-mail', 'Digite o seu e-mail.'],
  ['Celular ou telefone com DDD', 'Digite um telefone brasileiro com DDD, como (11) 91234-5678.'],
  ['Estado', 'Informações do usuário ou estado não estão disponíveis.'],
  ['Cidade', 'Escolha a sua cidade.'],
  ['Senha', 'Crie uma senha. Pelo menos 8 caracteres.'],
  [/^Li e aceito/, 'Para se cadastrar é preciso aceitar os termos.'],
];

describe('the form', () => {
  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['not known to be signed in or out', loading],
    ['signed in and without a profile', { status: 'signedOut', profileMissing: true }],
  ])('is there for whoever is %s, with heading and title', (_, auth) => {
    open(auth);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faça o seu cadastro');
    expect(document.title).toBe(`Novo cadastro | ${config.brandName}`);
    expect(name()).toBeVisible();
  });

  it.each([
    ['Nome completo', { autocomplete: 'name' }],
    ['E-mail', { autocomplete: 'username', type: 'email', inputmode: 'email', autocapitalize: 'none' }],
    ['Celular ou telefone com DDD', { autocomplete: 'tel-national', type: 'tel' }],
    ['Estado', { autocomplete: 'address-level1' }],
    ['Cidade', { autocomplete: 'address-level2' }],
    ['Senha', { autocomplete: 'new-password', type: 'password' }],
  ])('lets browsers know what %s is', (label, attributes) => {
    open();
    for (const [attribute, value] of Object.entries(attributes))
      expect(field(label)).toHaveAttribute(attribute, value);
  });

  it('says how long a password has to be', () => {
    open();
    expect(password()).toHaveAccessibleDescription('Pelo menos 8 caracteres.');
  });

  it('says nothing of errors at first', () => {
    open();
    for (const [label] of ERRORS) expect(screen.getByLabelText(label)).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('keeps what was typed while it becomes known that nobody is signed in', async () => {
    const { rerender } = open(loading);
    await userEvent.type(name(), 'Maria');
    rerender(page(signedOut, ''));
    expect(name()).toHaveValue('Maria');
  });
});

it('a password that is too short is called weak before it is sent', async () => {
  open();
  await userEvent.type(password(), '1234567');
  await signUp();
  expect(password()).toHaveAccessibleDescription(
    'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Pelo menos 8 caracteres.',
  );
});

describe('what is missing', () => {
  it('is said beside every field, the first field focused', async () => {
    open();
    await signUp();
    for (const [label, error] of ERRORS) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error);
    }
    expect(name()).toHaveFocus();
  });

  it('is said only of the fields that are wrong, the first of those focused, and nothing is lost', async () => {
    open();
    await fillTheRest();
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

  it('is not said any more of a field that changes', async () => {
    open();
    await signUp();
    await userEvent.type(name(), 'M');
    await userEvent.type(phone(), '1');
    await userEvent.click(consent());
    for (const changed of [name(), phone(), consent()]) {
      expect(changed).toBeValid();
      expect(changed).not.toHaveAccessibleDescription();
    }
    expect(email()).toBeInvalid();
  });

  it('is not said any more of state and city where a state is chosen', async () => {
    open();
    await signUp();
    await userEvent.selectOptions(state(), 'Acre');
    expect(state()).toBeValid();
    expect(city()).toBeValid();
  });

  it('may be the consent that was given and taken back', async () => {
    open();
    await userEvent.click(consent());
    await userEvent.click(consent());
    await signUp();
    expect(consent()).toHaveAccessibleDescription('Para se cadastrar é preciso aceitar os termos.');
  });

  it('may be the city alone, which has the focus then', async () => {
    open();
    await fillTheRest();
    await userEvent.type(phone(), '11912345678');
    await userEvent.selectOptions(state(), 'Acre');
    await within(city()).findByRole('option', { name: 'Rio Branco' });
    await signUp();
    expect(city()).toHaveFocus();
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
  });
});

describe('the phone', () => {
  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['1132123456', '(11) 3212-3456'],
    ['91234-5678', '91234-5678'],
    ['011 91234-5678', '(11) 91234-5678'],
    ['(11) 91234-56789', '(11) 91234-56789'],
  ])('typed as %s is shown as %s when the field is left', async (typed, shown) => {
    open();
    await userEvent.type(phone(), typed);
    expect(phone()).toHaveValue(typed);
    await userEvent.tab();
    expect(phone()).toHaveValue(shown);
  });

  it('with a digit too many is refused whole, not cut to another number', async () => {
    open();
    await userEvent.type(phone(), '(11) 91234-56789');
    await signUp();
    expect(phone()).toHaveValue('(11) 91234-56789');
    expect(phone()).toBeInvalid();
  });

  it('that is wrong keeps its error when the field is left unchanged', async () => {
    open();
    await userEvent.type(phone(), '123');
    await signUp();
    await userEvent.click(phone());
    await userEvent.tab();
    expect(phone()).toHaveAccessibleDescription(
      'Digite um telefone brasileiro com DDD, como (11) 91234-5678.',
    );
  });
});

describe('the places', () => {
  it('are 27 states, none chosen, and no city before a state', () => {
    open();
    expect(state()).toHaveDisplayValue('Escolha o estado');
    expect(options(state())).toHaveLength(28);
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Escolha primeiro o estado');
  });

  it('are the cities of the state that is chosen', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    expect(city()).toBeEnabled();
    expect(options(city())).toHaveLength(16);
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('change with the state, and no city of the old one stays', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    await userEvent.selectOptions(state(), 'Acre');
    await within(city()).findByRole('option', { name: 'Rio Branco' });
    expect(city()).toHaveDisplayValue('Escolha a cidade');
    expect(within(city()).queryByRole('option', { name: 'Boa Vista' })).not.toBeInTheDocument();
  });

  it('are no cities any more where no state is chosen', async () => {
    open();
    await userEvent.selectOptions(state(), 'Roraima');
    await chooseCity('Boa Vista');
    await userEvent.selectOptions(state(), 'Escolha o estado');
    expect(city()).toBeDisabled();
    expect(city()).toHaveDisplayValue('Escolha primeiro o estado');
  });

  it('that cannot be loaded are asked for again at the press of a button, and nothing is lost', async () => {
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
  });
});

describe('the consent', () => {
  it('is not given beforehand', () => {
    open();
    expect(consent()).not.toBeChecked();
    expect(consent()).toHaveAccessibleName(
      /^Li e aceito os termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/,
    );
  });

  it('links to the terms in a tab of their own', () => {
    open();
    const link = screen.getByRole('link', {
      name: /^termos de uso e o aviso de privacidade ?\(abre em outra aba\)$/,
    });
    expect(link).toHaveAttribute('href', '/termos');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('is given by a click on its words', async () => {
    open();
    await userEvent.click(screen.getByText('Li e aceito os'));
    expect(consent()).toBeChecked();
  });
});

describe('the link to the login', () => {
  it.each([
    ['', '/login'],
    ['?promo=..', '/login'],
    ['?promo=natal', '/login?voltar=%2Fpromo%2Fnatal'],
    ['?promo=%2F%2Fevil.com', '/login?voltar=%2Fpromo%2F%252F%252Fevil.com'],
  ])('at %j is %s', (search, href) => {
    open(signedOut, search);
    expect(screen.getByRole('link', { name: 'Já tenho cadastro' })).toHaveAttribute('href', href);
  });
});

describe('whoever is signed in', () => {
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
  ])('at %j is led to %s', (search, address) => {
    open(signedIn(), search);
    expect(screen.getByTestId('address').textContent).toBe(address);
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('after the page was opened is led away from it', () => {
    const { rerender } = open(loading, '?promo=natal');
    rerender(page(signedIn(), '?promo=natal'));
    expect(screen.getByTestId('address').textContent).toBe('/promo/natal');
  });
});
