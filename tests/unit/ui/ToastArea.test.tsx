import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastArea } from '../../../src/ui/ToastArea';

beforeEach(() => {
  render(<ToastArea />);
});

/** A toast that has come in. jsdom plays no animations, so their ends are told here, as a browser tells them. */
function raise(text: string): HTMLElement {
  act(() => void toast(text));
  const raised = toastOf(text);
  fireEvent.animationEnd(raised);
  return raised;
}

function toastOf(text: string): HTMLElement {
  const found = screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
  if (!found) throw new Error(`"${text}" is in no toast`);
  return found;
}

/** The bar that runs for as long as the toast stays. */
const timer = () => screen.getByRole('progressbar', { hidden: true });

/** The toast was told to go: it plays its way out and is taken off the page. */
async function expectGone(leaving: HTMLElement, text: string): Promise<void> {
  expect(leaving).toHaveAttribute('data-in', 'false');
  fireEvent.animationEnd(leaving);
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
}

it('shows nothing at first', () => {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a toast as an alert', () => {
  raise('Bem-vindo');
  expect(screen.getByRole('alert')).toHaveTextContent('Bem-vindo');
});

it('shows it at the top right', () => {
  expect(raise('Bem-vindo').closest('.Toastify__toast-container')).toHaveClass(
    'Toastify__toast-container--top-right',
  );
});

it('has a button that says in Portuguese what it does', async () => {
  const raised = raise('Bem-vindo');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  await expectGone(raised, 'Bem-vindo');
});

it('shows several, and HTML as text', () => {
  raise('Primeiro');
  raise('<b>Segundo</b>');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('<b>Segundo</b>')).toBeVisible();
});

describe('a toast closes', () => {
  it('when it is clicked, and only that one', async () => {
    const clicked = raise('Primeiro');
    raise('Segundo');
    await userEvent.click(screen.getByText('Primeiro'));
    await expectGone(clicked, 'Primeiro');
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo');
  });

  it('by itself when its timer has run for 3000 ms', async () => {
    const raised = raise('Bem-vindo');
    expect(timer()).toHaveStyle({ animationDuration: '3000ms', animationPlayState: 'running' });
    expect(raised).toHaveAttribute('data-in', 'true');
    // jsdom has no AnimationEvent, so React listens for the event under its old name.
    fireEvent(timer(), new Event('webkitAnimationEnd', { bubbles: true }));
    await expectGone(raised, 'Bem-vindo');
  });
});
