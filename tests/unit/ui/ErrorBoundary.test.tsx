import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary';
import { takeConsoleErrors } from '../../support/unitSetup';

const FAILURE = new Error('Failed to fetch dynamically imported module');

function Broken(): never {
  throw FAILURE;
}

it('shows its children where nothing is wrong', () => {
  render(
    <ErrorBoundary>
      <p>Tudo certo</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Tudo certo')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('where a child throws', () => {
  it('says so, and what to do', () => {
    render(
      <ErrorBoundary>
        <p>Tudo certo</p>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A página não pôde ser aberta. Verifique a sua internet e tente de novo.',
    );
    expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Tudo certo')).not.toBeInTheDocument();
    expectLogged();
  });

  it("does not show the error's own message", () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(document.body).not.toHaveTextContent('Failed to fetch');
    expectLogged();
  });

  it('loads the page again at the press of the button', async () => {
    const reload = vi.fn<() => void>();
    // jsdom loads nothing.
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(reload).toHaveBeenCalledOnce();
    expectLogged();
  });
});

it('shows the same where a page cannot be loaded', async () => {
  const Page = lazy(() => Promise.reject<{ default: () => null }>(FAILURE));
  render(
    <ErrorBoundary>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expectLogged();
});

/** React logs what a boundary has caught; nothing else may have been logged. */
function expectLogged(): void {
  const errors = takeConsoleErrors();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(FAILURE);
}
