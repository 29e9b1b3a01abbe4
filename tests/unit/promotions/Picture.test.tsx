import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture } from '../../../src/promotions/Picture';
import { takeConsoleErrors } from '../../support/unitSetup';

const NATAL = { id: 'natal', imagem: 'https://example.com/natal.jpg' };

afterEach(() => vi.unstubAllEnvs());

/** The image above the stage artwork. It is decorative and so has no accessible role or name. */
function image(container: HTMLElement): HTMLImageElement | null {
  return container.querySelector('img');
}

it("a promotion's picture shows the image, hidden from screen readers and loaded lazily", () => {
  const { container } = render(<Picture promotion={NATAL} />);
  expect(image(container)).toHaveAttribute('src', NATAL.imagem);
  expect(image(container)).toHaveAttribute('alt', '');
  expect(image(container)).toHaveAttribute('loading', 'lazy');
});

it("a promotion's picture is loaded eagerly if it is the first of the page", () => {
  const { container } = render(<Picture promotion={NATAL} main />);
  expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  expect(image(container)).not.toHaveAttribute('loading');
});

it("a promotion's picture shows only the stage artwork while loading and without an image", () => {
  const { container, rerender } = render(<Picture promotion={null} />);
  expect(image(container)).toBeNull();
  rerender(<Picture promotion={{ id: 'natal', imagem: '' }} />);
  expect(image(container)).toBeNull();
});

it("a promotion's picture falls back to the stage artwork for good if the image fails, and shows another image", () => {
  const { container, rerender } = render(<Picture promotion={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  expect(image(container)).toBeNull();
  rerender(<Picture promotion={NATAL} />);
  expect(image(container)).toBeNull();
  rerender(<Picture promotion={{ id: 'carro', imagem: '/promocoes/carro.svg' }} />);
  expect(image(container)).toHaveAttribute('src', '/promocoes/carro.svg');
});

const INVALID_ADDRESS = 'gs://outro.appspot.com/natal.jpg';

it.each([
  ['', 'um caminho do site nem um endereço https:// (gs:// só com VITE_FIREBASE_STORAGE_BUCKET)'],
  ['show.appspot.com', 'um caminho do site, um endereço https:// nem um arquivo de gs://show.appspot.com/'],
])(
  "with the bucket %j, a promotion's picture shows the stage artwork for an invalid address and logs it once",
  async (bucket, forms) => {
    vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', bucket);
    const promotion = { id: 'natal', imagem: INVALID_ADDRESS };
    const { container, rerender } = render(<Picture promotion={promotion} />);
    rerender(<Picture promotion={{ ...promotion }} />);
    expect(image(container)).toBeNull();
    expect(takeConsoleErrors()).toEqual([[`promocoes/natal: imagem não é ${forms}:`, INVALID_ADDRESS]]);
  },
);

it("a promotion's picture shows a file of the app's bucket", () => {
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', 'show.appspot.com');
  const promotion = { id: 'natal', imagem: 'gs://show.appspot.com/promocoes/Ação 1.jpg' };
  const { container } = render(<Picture promotion={promotion} />);
  expect(image(container)?.src).toBe(
    'https://firebasestorage.googleapis.com/v0/b/show.appspot.com/o/promocoes%2FA%C3%A7%C3%A3o%201.jpg?alt=media',
  );
});
