import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../../../src/base/loadChunk';
import { ErrorBoundary } from '../../../../src/ui/loading/ErrorBoundary';
import { takeConsoleErrors } from '../../../support/unitSetup';

const FAILURE = new Error('Failed to fetch dynamically imported module');

function Broken(): never {
  throw FAILURE;
}

const boundary = (children: React.ReactNode, page = '/') => (
  <ErrorBoundary page={page} whole>
    {children}
  </ErrorBoundary>
);

function Unloaded(): never {
  throw new UnreachableError();
}

it('an error boundary shows its children if nothing throws', () => {
  render(boundary(<p>Tudo certo</p>));
  expect(screen.getByText('Tudo certo')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an error boundary whose child throws shows what happened and what to do, and a click reloads the page', async () => {
  const reload = vi.fn<() => void>();
  // jsdom cannot navigate.
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
  render(
    boundary(
      <>
        <p>Tudo certo</p>
        <Broken />
      </>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'A página não abriu' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não conseguimos carregar. Verifique a sua internet e tente de novo.',
  );
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Tudo certo')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Failed to fetch');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
  expectLogged();
});

describe('an error boundary whose page could not be loaded because the site did not answer', () => {
  const reload = vi.fn<() => void>();

  function renderUnloaded() {
    vi.useFakeTimers();
    reload.mockReset();
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
    // jsdom has no navigation timing.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    const { rerender } = render(boundary(<Unloaded />));
    expect(takeConsoleErrors()).toHaveLength(1);
    return () => rerender(boundary('Termos', '/termos'));
  }

  it('reloads it when the site answers', async () => {
    const fetchSite = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetchSite);
    renderUnloaded();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(fetchSite).toHaveBeenCalledOnce();
    fetchSite.mockResolvedValue(new Response());
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload another page to which the visitor has gone', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const leave = renderUnloaded();
    leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

/** React logs the caught error; nothing else may be logged. */
function expectLogged(): void {
  const errors = takeConsoleErrors();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(FAILURE);
}
