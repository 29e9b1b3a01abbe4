import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ProfilePage } from '../../../src/account/ProfilePage';
import { AuthContext, type Auth } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import type { Profile } from '../../../src/model';
import { cacheParticipations } from '../../../src/promotions/participationsCache';
import { authWith, maria, signedIn } from '../../support/auth';
import { useCityLists } from '../../support/cityLists';
import { goWithoutServer } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Up to what needs Firebase; the browser tests go on from there. The participations find no server.
goWithoutServer();
useCityLists();

const mariaOfRoraima: Profile = { ...maria, estado: 'RR', cidade: 'Boa Vista' };

type Delete = (password: string) => Promise<void>;

function page(profile: Partial<Profile> = {}, auth: Partial<Auth> = {}) {
  const state = signedIn({ ...mariaOfRoraima, ...profile });
  return (
    <AuthContext value={{ ...authWith(state), ...auth }}>
      <MemoryRouter initialEntries={['/profile']}>
        <ProfilePage />
      </MemoryRouter>
    </AuthContext>
  );
}

/** The part of the page below this heading. */
function part(heading: string) {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} is in no section`);
  return within(section);
}

const data = () => part('Meus dados');
const newPassword = () => part('Trocar a senha');
const deletion = () => part('Excluir a minha conta');

const name = () => data().getByLabelText('Nome completo');
const phone = () => data().getByLabelText('Celular ou telefone com DDD');
const state = () => data().getByLabelText('Estado');
const city = () => data().getByLabelText('Cidade');

const current = () => newPassword().getByLabelText('Senha atual');
const next = () => newPassword().getByLabelText('Nova senha');
const change = () => userEvent.click(newPassword().getByRole('button', { name: 'Trocar senha' }));

const deletionPassword = () => deletion().getByLabelText('Senha atual');
const erase = () => userEvent.click(deletion().getByRole('button', { name: 'Excluir a minha conta' }));

/** As the SDK throws it. */
const refusal = (code: string) => Object.assign(new Error('internal'), { code });

/** The page as soon as its cities are there. */
async function open(profile: Partial<Profile> = {}) {
  const view = render(page(profile));
  await within(city()).findByRole('option', { name: 'Alto Alegre' });
  return view;
}

describe('the page', () => {
  it('greets the person and says what is known of them', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Olá, Maria da Conceição!$/);
    expect(screen.getByText('maria@exemplo.com.br')).toBeVisible();
    expect(screen.getByText('Cadastro feito em 21/11/2026')).toBeVisible();
    expect(document.title).toBe(`Meu perfil | ${config.brandName}`);
  });

  it('greets somebody whose name and day of registration are missing', async () => {
    await open({ name: '', dataCadastro: '' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Olá!$/);
    expect(screen.queryByText(/^Cadastro feito/)).not.toBeInTheDocument();
  });

  it('leads to the page about the app', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'App em breve' })).toHaveAttribute('href', '/pg-infor/em-breve');
  });

  it.each([
    'Minhas participações',
    'Meus dados',
    'Trocar a senha',
    'Baixar os meus dados',
    'Excluir a minha conta',
  ])('has a part "%s"', async (heading) => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  it("shows the person's participations that this device has kept", async () => {
    cacheParticipations(maria.uid, [{ promocao: 'natal', titulo: 'Natal premiado', em: null }]);
    await open();
    expect(part('Minhas participações').getByRole('link', { name: 'Natal premiado' })).toHaveAttribute(
      'href',
      '/promo/natal',
    );
  });
});

it('logging out happens once, however often the button is pressed', async () => {
  const logOut = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  render(page({}, { logOut }));
  await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }));
  const button = screen.getByRole('button', { name: 'Saindo…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(logOut).toHaveBeenCalledOnce();
});

describe("the person's data", () => {
  it('are in the form, the phone as people write it', async () => {
    await open();
    expect(name()).toHaveValue('Maria da Conceição');
    expect(phone()).toHaveValue('(11) 91234-5678');
    expect(state()).toHaveDisplayValue('Roraima');
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('show the kept city before the list of cities is there', async () => {
    render(page());
    expect(within(city()).queryByRole('option', { name: 'Caracaraí' })).not.toBeInTheDocument();
    expect(city()).toHaveDisplayValue('Boa Vista');
    await within(city()).findByRole('option', { name: 'Caracaraí' });
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('keep a city that is in no list', async () => {
    await open({ cidade: 'Vila Antiga' });
    expect(city()).toHaveDisplayValue('Vila Antiga');
  });

  it('let browsers know what they are', async () => {
    await open();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(phone()).toHaveAttribute('autocomplete', 'tel-national');
    expect(state()).toHaveAttribute('autocomplete', 'address-level1');
    expect(city()).toHaveAttribute('autocomplete', 'address-level2');
  });

  it('may not be emptied', async () => {
    await open();
    await userEvent.clear(name());
    await userEvent.clear(phone());
    await userEvent.selectOptions(state(), 'Acre');
    await within(city()).findByRole('option', { name: 'Rio Branco' });
    await userEvent.click(data().getByRole('button', { name: 'Salvar dados' }));
    expect(name()).toHaveAccessibleDescription('Digite o seu nome.');
    expect(name()).toHaveFocus();
    expect(phone()).toHaveAccessibleDescription(
      'Digite um telefone brasileiro com DDD, como (11) 91234-5678.',
    );
    expect(city()).toHaveAccessibleDescription('Escolha a sua cidade.');
    expect(state()).toHaveDisplayValue('Acre');
  });

  it('may not have a name that is too long', async () => {
    await open();
    await userEvent.clear(name());
    await userEvent.click(name());
    await userEvent.paste('x'.repeat(101));
    await userEvent.click(data().getByRole('button', { name: 'Salvar dados' }));
    expect(name()).toHaveAccessibleDescription('Use no máximo 100 letras.');
    expect(name()).toHaveValue('x'.repeat(101));
  });

  it('that change in another tab show where nothing was typed', async () => {
    const { rerender } = await open();
    await userEvent.type(name(), ' Silva');
    rerender(page({ name: 'Outra', celular: '1132123456', cidade: 'Alto Alegre' }));
    expect(name()).toHaveValue('Maria da Conceição Silva');
    expect(phone()).toHaveValue('(11) 3212-3456');
    expect(city()).toHaveDisplayValue('Alto Alegre');
  });

  it('that were only passed through by keyboard still show what changes in another tab', async () => {
    const { rerender } = await open();
    await userEvent.click(name());
    for (let field = 0; field < 3; field++) await userEvent.tab();
    expect(city()).toHaveFocus();
    rerender(page({ celular: '1132123456' }));
    expect(phone()).toHaveValue('(11) 3212-3456');
  });
});

describe('the change of the password', () => {
  it('lets password managers know which password is which, and whose', async () => {
    await open();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    const username = current().closest('form')?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue('maria@exemplo.com.br');
    expect(username).not.toBeVisible();
  });

  it('asks for both', async () => {
    await open();
    await change();
    expect(current()).toHaveAccessibleDescription('Digite a sua senha.');
    expect(next()).toHaveAccessibleDescription('Crie uma senha. Pelo menos 8 caracteres.');
    expect(current()).toHaveFocus();
  });

  it('asks for a longer new one, and takes a short current one', async () => {
    await open();
    await userEvent.type(current(), '123456');
    await userEvent.type(next(), '1234567');
    await change();
    expect(current()).toBeValid();
    expect(next()).toHaveAccessibleDescription(
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Pelo menos 8 caracteres.',
    );
    expect(next()).toHaveFocus();
  });

  it('shows one password without the other', async () => {
    await open();
    await userEvent.type(current(), 'antiga');
    await userEvent.click(newPassword().getAllByRole('button', { name: 'Mostrar senha' })[1] as HTMLElement);
    expect(next()).toHaveAttribute('type', 'text');
    expect(current()).toHaveAttribute('type', 'password');
  });

  it('keeps the new one where the current one is missing', async () => {
    await open();
    await userEvent.type(next(), 'nova senha');
    await change();
    expect(current()).toHaveFocus();
    expect(next()).toHaveValue('nova senha');
    expect(next()).toBeValid();
  });
});

it('the download says what it is', async () => {
  await open();
  const download = part('Baixar os meus dados');
  expect(download.getByText('Um arquivo com tudo o que guardamos sobre você.')).toBeVisible();
  expect(download.getByRole('button', { name: 'Baixar os meus dados' })).toBeVisible();
  expect(download.getByRole('alert')).toBeEmptyDOMElement();
});

describe('the deletion of the account', () => {
  it('says what goes and what stays', async () => {
    await open();
    expect(deletion().getByText(/^São apagados, para sempre: o seu perfil/)).toBeVisible();
    expect(
      deletion().getByText(/^Fica guardada apenas a marca de que um cadastro foi contado/),
    ).toBeVisible();
    expect(deletionPassword()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('does not happen without the password', async () => {
    const deleteAccount = vi.fn<Delete>();
    render(page({}, { deleteAccount }));
    await erase();
    expect(deletionPassword()).toHaveAccessibleDescription('Digite a sua senha.');
    expect(deletionPassword()).toHaveFocus();
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it('happens once, with the password as it was typed', async () => {
    const deleteAccount = vi.fn<Delete>(() => new Promise(() => undefined));
    render(page({}, { deleteAccount }));
    await userEvent.type(deletionPassword(), ' segredo ');
    await erase();
    const button = deletion().getByRole('button', { name: 'Excluindo…' });
    await userEvent.click(button);
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(' segredo ');
  });

  it.each(['auth/wrong-password', 'auth/invalid-credential'])(
    'says beside the field that the password is wrong: %s',
    async (code) => {
      render(page({}, { deleteAccount: () => Promise.reject(refusal(code)) }));
      await userEvent.type(deletionPassword(), 'errada');
      await erase();
      await waitFor(() =>
        expect(deletionPassword()).toHaveAccessibleDescription('A senha atual está incorreta.'),
      );
      expect(deletionPassword()).toHaveFocus();
      expect(deletionPassword()).toHaveValue('errada');
    },
  );

  it('says what to do where there is no network', async () => {
    render(page({}, { deleteAccount: () => Promise.reject(refusal('auth/network-request-failed')) }));
    await userEvent.type(deletionPassword(), 'segredo');
    await erase();
    expect(await deletion().findByText(/^Não conseguimos falar com o servidor\./)).toBeVisible();
    expect(deletionPassword()).toHaveValue('segredo');
    expect(deletion().getByRole('button', { name: 'Excluir a minha conta' })).toBeEnabled();
  });

  it("does not show any other error's own words", async () => {
    render(page({}, { deleteAccount: () => Promise.reject(refusal('permission-denied')) }));
    await userEvent.type(deletionPassword(), 'segredo');
    await erase();
    expect(await deletion().findByText(/^Oops! Algo deu errado!/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('internal');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
