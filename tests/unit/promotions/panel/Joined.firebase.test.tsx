import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { config } from '../../../../src/config';
import { TakePart } from '../../../../src/promotions/panel/TakePart';
import { cacheJoined } from '../../../../src/promotions/participations/participationsCache';
import { loading, signedIn, maria } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { expectNotLoaded, goWithoutServer } from '../../../support/noServer';
import { onPage } from '../../../support/onPage';

// Firestore has no server here: that the person takes part is stored on this device.
goWithoutServer();

const page = (state = signedIn()) =>
  onPage(<TakePart promotion={natal} now={null} readAgain={vi.fn<() => void>()} />, state);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => cacheJoined(maria.uid, natal));

it('a person who takes part has a ticket with the prize, the name and a code, and the next steps', async () => {
  render(page());
  expect(await screen.findByText('Você está participando!')).toBeVisible();
  const details = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(details).toEqual(['Natal premiado', 'Maria da Silva', 'UID- DA-M']);
  const steps = within(screen.getByRole('list', { name: 'E agora?' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Participando',
    'Esteja no show',
    'Veja o resultado',
  ]);
  expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, false, false]);
  expect(screen.getByText(/^Sai nesta página depois de 21 de novembro/)).toBeVisible();
  expect(screen.getByText('Quando o dia e a hora forem marcados, aparecem aqui.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver a sala de espera' })).toHaveAttribute(
    'href',
    '/sala-de-espera',
  );
  await expectNotLoaded();
});

it("the page is shared by the browser's menu, or else by WhatsApp", async () => {
  const text = `Estou participando da promoção “Natal premiado” (${config.brandName}). Participe também!`;
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  render(page());
  const button = await screen.findByRole('button', { name: 'Chamar os amigos' });
  await userEvent.click(button);
  const chat = new URL(String(opened.mock.calls[0]?.[0]));
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(`${text} ${window.location.href}`);

  const share = vi.fn<(shared: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'));
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await userEvent.click(button);
  expect(share).toHaveBeenCalledExactlyOnceWith({ text, url: window.location.href });
  expect(opened).toHaveBeenCalledOnce();
  await expectNotLoaded();
});

it("'Participar de novo' says in green that once is enough", async () => {
  render(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Participar de novo' }));
  expect(screen.getByText('Tudo certo: você já está participando, e uma vez basta.').className).toMatch(
    'success',
  );
  await expectNotLoaded();
});

it('while it is unknown whether the person has left, nothing says that the person takes part', async () => {
  render(page());
  await press('Deixar de participar: Natal premiado');
  expect(screen.getByText('Você está participando!')).toBeVisible();
  await press('Sim, deixar');
  expect(await screen.findByText('Saída ainda não confirmada.')).toBeVisible();
  expect(screen.queryByText('Você está participando!')).not.toBeInTheDocument();
  await press('Agora não');
  expect(screen.getByText('Participação a confirmar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Participar de novo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Deixar de participar/ })).toHaveFocus();
  await expectNotLoaded();
});

it('the place of the ticket is kept while it is not known who visits', async () => {
  const { container, rerender } = render(page(loading));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  const panel = container.querySelector('section > div')?.className;
  rerender(page());
  await screen.findByText('Você está participando!');
  expect(container.querySelector('section > div')?.className).toBe(panel);
  await expectNotLoaded();
});

it('a participation of another person on this device is not shown', async () => {
  render(page(signedIn({ ...maria, uid: 'outra' })));
  expect(screen.queryByText('Você está participando!')).not.toBeInTheDocument();
  await expectNotLoaded();
});
