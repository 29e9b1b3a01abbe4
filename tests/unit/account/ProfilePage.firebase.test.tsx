import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../scripts/shared/gate';
import ProfilePage from '../../../src/account/ProfilePage';
import { PersonForm } from '../../../src/account/profile/PersonForm';
import { AuthContext, type AuthContextValue } from '../../../src/auth/AuthContext';
import { authMessages } from '../../../src/auth/messages';
import { config } from '../../../src/config';
import type { Profile } from '../../../src/model';
import { cacheParticipations } from '../../../src/promotions/participations/participationsCache';
import * as toasts from '../../../src/ui/toast/notify';
import { authWith, maria, signedIn } from '../../support/auth';
import { useCityLists } from '../../support/cityLists';
import { fill } from '../../support/forms';
import { expectNotLoaded, goWithoutServer } from '../../support/noServer';
import { onPage } from '../../support/onPage';
import { expectReleasedBar } from '../../support/releasedBar';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. Browser tests cover what needs one.
goWithoutServer();
useCityLists();

const mariaOfRoraima: Profile = { ...maria, estado: 'RR', cidade: 'Boa Vista' };

type DeleteAccount = (password: string) => Promise<void>;

const inside = (element: React.ReactNode, profile: Partial<Profile>, auth: Partial<AuthContextValue> = {}) =>
  onPage(
    <AuthContext value={{ ...authWith(signedIn({ ...mariaOfRoraima, ...profile })), ...auth }}>
      {element}
    </AuthContext>,
  );
const page = (profile: Partial<Profile> = {}, auth: Partial<AuthContextValue> = {}) =>
  inside(<ProfilePage />, profile, auth);
/** Renders the form that asks the owner of a confirmed address whether the data are theirs. */
const question = (profile: Partial<Profile> = {}) =>
  inside(<PersonForm asks open />, { confirmado: false, ...profile });

/** Finds the section with a heading, and unfolds it. */
function sectionOf(heading: string) {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} is in no section`);
  section.querySelector('details')?.setAttribute('open', '');
  return within(section);
}

const data = () => sectionOf('Meus dados');
const asked = () => sectionOf('Estes dados são seus?');
const newPassword = () => sectionOf('Trocar a senha');
const deletion = () => sectionOf('Excluir a minha conta');

const name = () => data().getByLabelText('Nome completo');
const phone = () => data().getByLabelText('Celular com DDD');
const state = () => data().getByLabelText('Estado');
const city = () => data().getByLabelText('Cidade');

const current = () => newPassword().getByLabelText('Senha atual');
const next = () => newPassword().getByLabelText('Nova senha');
const change = () => userEvent.click(newPassword().getByText('Trocar senha'));

const deletionPassword = () => deletion().getByLabelText('Senha atual');
const submitDeletion = () =>
  userEvent.click(deletion().getByRole('button', { name: 'Excluir a minha conta' }));

async function open(profile: Partial<Profile> = {}) {
  const view = render(page(profile));
  await within(city()).findByText('Alto Alegre');
  return view;
}

describe('the profile page', () => {
  it('greets the user, shows the e-mail and the date of registration, and has its sections', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Olá, Maria!$/);
    expect(screen.getByText('maria@example.com')).toBeVisible();
    expect(screen.getByText(`Cadastro feito em ${maria.dataCadastro}`)).toBeVisible();
    expect(document.title).toBe(`Meu perfil | ${config.brandName}`);
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const expected =
      'Minhas participações|Meus dados|Trocar a senha|Baixar os meus dados|Excluir a minha conta';
    expect(sections).toEqual(expect.arrayContaining(expected.split('|')));
    expect(sections.indexOf('Minhas participações')).toBeLessThan(sections.indexOf('Minha conta'));
  });

  it('has the bar that leads to the waiting room while the button is released', async () => {
    await expectReleasedBar(() => void render(page()));
  }, 30_000);

  it('greets a user without a name and omits a missing date of registration', async () => {
    await open({ name: '', dataCadastro: '' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Olá!$/);
    expect(screen.queryByText(/^Cadastro feito/)).not.toBeInTheDocument();
  });

  describe('links to the app', () => {
    it.each([
      ['once it is available', '18/03/2024', 'Baixar o app', '/pg-infor/baixar-app'],
      ['that is to come by the page that says when', '01/01/2999', 'App em breve', '/pg-infor/em-breve'],
    ])('%s', async (_, day, text, href) => {
      vi.spyOn(config, 'appAvailableFrom', 'get').mockReturnValue(day);
      await open();
      const links = screen.getAllByRole('link', { name: /app/i });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[text, href]]);
    });
  });

  it('shows the participations cached on this device', async () => {
    cacheParticipations(maria.uid, [
      { promocao: 'natal', titulo: 'Natal premiado', em: null, regulamento: null },
    ]);
    await open();
    expect(sectionOf('Minhas participações').getByRole('link', { name: 'Natal premiado' })).toHaveAttribute(
      'href',
      '/promo/natal',
    );
    await expectNotLoaded();
  });
});

it('the logout button logs out once, even if it is clicked twice', async () => {
  const logOut = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  render(page({}, { logOut }));
  await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }));
  const button = screen.getByRole('button', { name: 'Saindo…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(logOut).toHaveBeenCalledOnce();
});

describe('the personal data form of the profile page', () => {
  it('shows the stored data, with the phone number formatted', async () => {
    await open();
    expect(name()).toHaveValue('Maria da Silva');
    expect(phone()).toHaveValue('(11) 91234-5678');
    expect(state()).toHaveDisplayValue('Roraima');
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('shows the stored city before the list of cities has loaded', async () => {
    render(page());
    expect(within(city()).queryByText('Caracaraí')).not.toBeInTheDocument();
    expect(city()).toHaveDisplayValue('Boa Vista');
    await within(city()).findByText('Caracaraí');
    expect(city()).toHaveDisplayValue('Boa Vista');
  });

  it('keeps a stored city that is not in the list', async () => {
    await open({ cidade: 'Vila Antiga' });
    expect(city()).toHaveDisplayValue('Vila Antiga');
  });

  it('shows and keeps a stored city in the combobox of a large state, until another one is chosen', async () => {
    const view = render(page({ estado: 'SP', cidade: 'Vila Antiga' }));
    await screen.findByPlaceholderText('Digite o nome da cidade');
    expect(city()).toHaveValue('Vila Antiga');
    await userEvent.click(city());
    await userEvent.click(name());
    expect(city()).toHaveValue('Vila Antiga');
    view.rerender(page({ estado: 'SP', cidade: 'Campinas' }));
    expect(city()).toHaveValue('Campinas');
    await userEvent.click(city());
    await userEvent.keyboard('santos{Tab}');
    expect(city()).toHaveValue('Santos');
  });

  it('shows a change from another tab in fields that were not edited', async () => {
    const { rerender } = await open();
    fill(name(), 'Maria da Conceição Silva');
    await userEvent.click(name());
    for (let field = 0; field < 3; field++) await userEvent.tab();
    expect(city()).toHaveFocus();
    rerender(page({ name: 'Outra', celular: '1132123456', cidade: 'Alto Alegre' }));
    expect(name()).toHaveValue('Maria da Conceição Silva');
    expect(phone()).toHaveValue('(11) 3212-3456');
    expect(city()).toHaveDisplayValue('Alto Alegre');
  });
});

describe('the question to the owner of a confirmed address', () => {
  it('says what the phone is for, and shows the stored data to be corrected', () => {
    render(question());
    expect(asked().getByText(/corrija o que não for seu/)).toBeVisible();
    expect(asked().getByLabelText('Nome completo')).toHaveValue('Maria da Silva');
    const shown = asked().getByLabelText('Celular com DDD');
    expect(shown).toHaveValue('(11) 91234-5678');
    expect(shown).toHaveAccessibleDescription('Se você ganhar um prêmio, falamos com você por este número.');
  });

  it('is answered by one button, which first checks the data', async () => {
    render(question({ name: '' }));
    await userEvent.click(asked().getByRole('button', { name: 'Confirmar os dados' }));
    expect(asked().getByLabelText('Nome completo')).toHaveAccessibleDescription('Digite o seu nome.');
    expect(asked().getByLabelText('Nome completo')).toHaveFocus();
  });

  it('is not asked before it is known that the address is confirmed', async () => {
    await open({ confirmado: false });
    expect(screen.queryByRole('heading', { name: 'Estes dados são seus?' })).not.toBeInTheDocument();
  });
});

describe('the password form of the profile page', () => {
  it('tells password managers which password is which, and the username', async () => {
    await open();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    const username = current().closest('form')?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue('maria@example.com');
    expect(username).not.toBeVisible();
  });

  it('leads who has forgotten the current password to the recovery', async () => {
    await open();
    const link = newPassword().getByRole('link', { name: 'Esqueci a minha senha' });
    expect(link).toHaveAttribute('href', '/recuperar-senha');
  });

  it.each([
    ['nothing is typed', '', '', 'Digite a sua senha.', 'Crie uma senha. Use pelo menos 8 caracteres.'],
    ['the current one is missing', '', 'nova senha', 'Digite a sua senha.', 'Use pelo menos 8 caracteres.'],
    [
      'only the new one is too short',
      '123456',
      '1234567',
      '',
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Falta 1 caractere. Use pelo menos 8 caracteres.',
    ],
  ])('says what is wrong if %s, and keeps both', async (_, typed, typedNext, error, errorOfNext) => {
    await open();
    fill(current(), typed);
    fill(next(), typedNext);
    await change();
    expect(current()).toHaveAccessibleDescription(error);
    expect(next()).toHaveAccessibleDescription(errorOfNext);
    expect(error ? current() : next()).toHaveFocus();
    expect(current()).toHaveValue(typed);
    expect(next()).toHaveValue(typedNext);
  });

  it('tells screen readers what is wrong with a password that has been left', async () => {
    await open();
    await userEvent.type(next(), '1234567{Tab}');
    expect(await newPassword().findByText(/Falta 1 caractere/, { selector: '[aria-live]' })).toBeVisible();
  });
});

it('the switch of the profile page shows the participations or the account', async () => {
  const { container } = render(page());
  const shown = () => [
    screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent),
    container.querySelector('[data-shown]')?.getAttribute('data-shown'),
  ];
  const participations = [['Participações'], '#participacoes'];
  expect(shown()).toEqual(participations);
  await userEvent.click(screen.getByRole('link', { name: 'Minha conta' }));
  expect(shown()).toEqual([['Minha conta'], '#conta']);
  await userEvent.click(screen.getByRole('link', { name: 'Participações' }));
  expect(shown()).toEqual(participations);
});

const field = (label: string) => screen.getByLabelText(label);

describe('the folded sections of the profile page', () => {
  it('are opened by a click; the data can be read before', async () => {
    render(page());
    expect(screen.getByText('(11) 91234-5678 · Boa Vista (RR)')).toBeVisible();
    for (const label of ['Nome completo', 'Nova senha']) expect(field(label)).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Trocar a senha' }));
    expect(field('Nova senha')).toBeVisible();
    expect(field('Nome completo')).not.toBeVisible();
  });

  it('are open where a form has an error, which then has the focus', async () => {
    render(page());
    fill(name(), '');
    field('Nome completo').closest('details')?.removeAttribute('open');
    fireEvent.submit(field('Nome completo').closest('form') as HTMLFormElement);
    expect(field('Nome completo')).toBeVisible();
    expect(field('Nome completo')).toHaveFocus();
  });

  it.each([
    [data, 'Os dados ainda não foram salvos: abra para ver o motivo.'],
    [() => sectionOf('Trocar o e-mail'), 'A troca do e\u2011mail não terminou: abra para ver o motivo.'],
    [newPassword, 'A troca da senha não terminou: abra para ver o motivo.'],
    [deletion, 'A exclusão não terminou: abra para ver o motivo.'],
  ])('say, folded again, what an error has kept from being done', (section, expected) => {
    render(page({ name: '' }));
    const button = section().getAllByRole('button', { name: /^(Salvar|Trocar|Excluir)/ })[0];
    fireEvent.submit(button?.closest('form') as HTMLFormElement);
    expect(section().getByText(expected)).toBeInTheDocument();
  });
});

it('the download section explains what the file contains', async () => {
  await open();
  const download = sectionOf('Baixar os meus dados');
  expect(download.getByText(/^O arquivo tem tudo o que guardamos da sua conta/)).toBeVisible();
  expect(download.getByRole('button', { name: 'Baixar o arquivo' })).toBeVisible();
  expect(download.getByRole('alert')).toBeEmptyDOMElement();
});

/** Tries to delete the account, and lets the SDK fail with this code. */
async function failWith(code: string): Promise<void> {
  const error = Object.assign(new Error('internal'), { code });
  render(page({}, { deleteAccount: () => Promise.reject(error) }));
  fill(deletionPassword(), 'segredo');
  await submitDeletion();
  await deletion().findByRole('button', { name: 'Excluir a minha conta' });
  expect(deletionPassword()).toHaveValue('segredo');
  expect(document.body).not.toHaveTextContent('internal');
}

describe('the account deletion form of the profile page', () => {
  it('explains what is deleted and what remains', async () => {
    await open();
    await userEvent.click(deletion().getByText('O que é apagado e o que fica guardado'));
    for (const text of [
      'O que é apagado',
      /^O seu perfil/,
      /^Nas cópias de segurança.*até quatro semanas/,
      'O que fica guardado',
      /^A marca de que um cadastro foi contado/,
      /^As vagas.*o código da conta/,
      /^O seu nome e celular na lista de ganhadores/,
      /^As listas de participantes e de ganhadores que a equipe já gerou/,
      /^O seu nome no resultado/,
      /^Para apagar também o seu nome e celular/,
    ])
      expect(deletion().getByText(text)).toBeVisible();
    expect(deletionPassword()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('is folded by the button that keeps the account, together with what it explains', async () => {
    await open();
    await userEvent.click(deletion().getByText('O que é apagado e o que fica guardado'));
    await userEvent.click(deletion().getByRole('button', { name: 'Manter a minha conta' }));
    expect(screen.getByText('Manter a minha conta')).not.toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Excluir a minha conta' });
    expect(heading.closest('summary')).toHaveFocus();
  });

  it('deletes nothing without the password', async () => {
    const deleteAccount = vi.fn<DeleteAccount>();
    render(page({}, { deleteAccount }));
    await submitDeletion();
    expect(deletionPassword()).toHaveAccessibleDescription('Digite a sua senha.');
    expect(deletionPassword()).toHaveFocus();
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it('deletes once, with the password exactly as typed', async () => {
    const deleteAccount = vi.fn<DeleteAccount>(() => new Promise(() => undefined));
    render(page({}, { deleteAccount }));
    fill(deletionPassword(), ' segredo ');
    await submitDeletion();
    const button = deletion().getByRole('button', { name: 'Excluindo…' });
    await userEvent.click(button);
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(' segredo ');
    // It would promise that the account is kept.
    expect(deletion().getByRole('button', { name: 'Manter a minha conta' })).toBeDisabled();
  });

  it('says in a toast that the deletion failed if the profile has been left meanwhile', async () => {
    const toast = vi.spyOn(toasts, 'notify').mockReturnValue();
    const gate = makeGate();
    const deleteAccount = async () => {
      await gate.opened;
      throw Object.assign(new Error('internal'), { code: 'unavailable' });
    };
    const { unmount } = render(page({}, { deleteAccount }));
    fill(deletionPassword(), 'segredo');
    await submitDeletion();
    unmount();
    gate.open();
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('error', authMessages.notDeleted));
  });

  it('shows a wrong password at the field', async () => {
    await failWith('auth/wrong-password');
    expect(deletionPassword()).toHaveAccessibleDescription('A senha atual está incorreta.');
    expect(deletionPassword()).toHaveFocus();
  });

  it('does not show the message of any other error', async () => {
    await failWith('permission-denied');
    expect(deletion().getByText(/^Oops! Algo deu errado!/)).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
