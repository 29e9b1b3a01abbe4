import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showToast as show, ToastArea } from '../../../../src/ui/toast/ToastArea';

beforeEach(() => {
  render(<ToastArea />);
});

/** Shows a toast. jsdom plays no animations, so the tests dispatch the events that end animations. */
function showToast(text: string, kind: 'success' | 'error' = 'success'): HTMLElement {
  act(() => show(kind, text));
  const shown = toastOf(text);
  fireEvent.animationEnd(shown);
  return shown;
}

function toastOf(text: string): HTMLElement {
  const found = screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
  if (!found) throw new Error(`"${text}" is in no toast`);
  return found;
}

/** The progress bar, which runs for as long as the toast is shown. */
const timer = () => screen.getByRole('progressbar', { hidden: true });

/** Expects the exit animation, ends it, and expects the toast to be removed. */
async function expectClosed(leaving: HTMLElement, text: string): Promise<void> {
  expect(leaving).toHaveAttribute('data-in', 'false');
  fireEvent.animationEnd(leaving);
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
}

it('the toast area is empty at first, and shows a toast at the top right as an alert', () => {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const area = showToast('Bem-vindo').closest('.Toastify__toast-container');
  expect(screen.getByRole('alert')).toHaveTextContent('Bem-vindo');
  expect(area).toHaveClass('Toastify__toast-container--top-right');
});

it('the toast area has a close button with a Portuguese label', async () => {
  const shown = showToast('Bem-vindo');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  await expectClosed(shown, 'Bem-vindo');
});

it('the toast area shows several toasts, and HTML as text', () => {
  showToast('Primeiro');
  showToast('<b>Segundo</b>');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('<b>Segundo</b>')).toBeVisible();
});

describe('a toast is closed', () => {
  it('by a click that closes no other toast', async () => {
    const clicked = showToast('Primeiro');
    showToast('Segundo');
    await userEvent.click(screen.getByText('Primeiro'));
    await expectClosed(clicked, 'Primeiro');
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo');
  });

  it.each([
    ['success', 'Bem-vindo', '3000ms'],
    ['success', 'Salvo. Quem já ganhou precisa tocar em “Entrar” de novo: avise na chamada.', '8000ms'],
    ['error', 'Oops!', '8000ms'],
  ] as const)('by its timer: %s, %s, after %s', async (kind, text, animationDuration) => {
    const shown = showToast(text, kind);
    expect(timer()).toHaveStyle({ animationDuration, animationPlayState: 'running' });
    expect(shown).toHaveAttribute('data-in', 'true');
    // The prefixed event, to which React listens because jsdom has no AnimationEvent.
    fireEvent(timer(), new Event('webkitAnimationEnd', { bubbles: true }));
    await expectClosed(shown, text);
  });
});
