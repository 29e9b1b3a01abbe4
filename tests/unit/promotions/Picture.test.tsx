import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture } from '../../../src/promotions/Picture';
import { takeConsoleErrors } from '../../support/unitSetup';

const NATAL = { id: 'natal', imagem: 'https://example.com/natal.jpg' };

afterEach(() => vi.unstubAllEnvs());

/** What lies over the stage; it only adorns, so that it has no role or name to be found by. */
function image(container: HTMLElement): HTMLImageElement | null {
  return container.querySelector('img');
}

it('shows the image, which is not read out and is loaded when it is near', () => {
  const { container } = render(<Picture promotion={NATAL} />);
  expect(image(container)).toHaveAttribute('src', NATAL.imagem);
  expect(image(container)).toHaveAttribute('alt', '');
  expect(image(container)).toHaveAttribute('loading', 'lazy');
});

it('loads the first thing of a page before all else', () => {
  const { container } = render(<Picture promotion={NATAL} main />);
  expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  expect(image(container)).not.toHaveAttribute('loading');
});

it('shows the stage alone while the promotion is loading, and where it has no image', () => {
  const { container, rerender } = render(<Picture promotion={null} />);
  expect(image(container)).toBeNull();
  rerender(<Picture promotion={{ id: 'natal', imagem: '' }} />);
  expect(image(container)).toBeNull();
});

it('shows the stage in the place of an image that does not load, and stays so', () => {
  const { container, rerender } = render(<Picture promotion={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  expect(image(container)).toBeNull();
  rerender(<Picture promotion={NATAL} />);
  expect(image(container)).toBeNull();
});

it('does not give up another image for one that did not load', () => {
  const { container, rerender } = render(<Picture promotion={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  rerender(<Picture promotion={{ id: 'carro', imagem: '/promocoes/carro.svg' }} />);
  expect(image(container)).toHaveAttribute('src', '/promocoes/carro.svg');
});

const MISTAKE = 'gs://outro.appspot.com/natal.jpg';

it.each([
  ['', 'um caminho do site nem um endereço https:// (gs:// só com VITE_FIREBASE_STORAGE_BUCKET)'],
  ['show.appspot.com', 'um caminho do site, um endereço https:// nem um arquivo de gs://show.appspot.com/'],
])('with the bucket %j, shows the stage for a mistake and tells the team once', async (bucket, forms) => {
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', bucket);
  const promotion = { id: 'natal', imagem: MISTAKE };
  const { container, rerender } = render(<Picture promotion={promotion} />);
  rerender(<Picture promotion={{ ...promotion }} />);
  expect(image(container)).toBeNull();
  expect(takeConsoleErrors()).toEqual([[`promocoes/natal: imagem não é ${forms}:`, MISTAKE]]);
});

it("shows a file of the app's bucket", () => {
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', 'show.appspot.com');
  const promotion = { id: 'natal', imagem: 'gs://show.appspot.com/promocoes/Ação 1.jpg' };
  const { container } = render(<Picture promotion={promotion} />);
  expect(image(container)?.src).toBe(
    'https://firebasestorage.googleapis.com/v0/b/show.appspot.com/o/promocoes%2FA%C3%A7%C3%A3o%201.jpg?alt=media',
  );
});
