import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { config } from '../../../src/config';
import { Picture } from '../../../src/ui/Picture';
import { takeConsoleErrors } from '../../support/unitSetup';

const of = (text: string) => ({ document: 'promocoes/natal', field: 'imagem', text });
const NATAL = of('https://example.com/natal.jpg');

const useBucket = (name: string) => vi.spyOn(config.firebase, 'storageBucket', 'get').mockReturnValue(name);

/** The picture above the drawing of a stage. It is decorative, so it has no role or name to find it by. */
function image(container: HTMLElement): HTMLImageElement | null {
  return container.querySelector('img');
}

it('a picture shows the image, hidden from screen readers and loaded lazily', () => {
  const { container } = render(<Picture source={NATAL} />);
  expect(image(container)).toHaveAttribute('src', NATAL.text);
  expect(image(container)).toHaveAttribute('alt', '');
  expect(image(container)).toHaveAttribute('loading', 'lazy');
});

it('a picture is loaded eagerly if it is the first of the page', () => {
  const { container } = render(<Picture source={NATAL} main />);
  expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  expect(image(container)).not.toHaveAttribute('loading');
});

it('a picture shows only the stage artwork while loading and without an image', () => {
  const { container, rerender } = render(<Picture source={null} />);
  expect(image(container)).toBeNull();
  rerender(<Picture source={of('')} />);
  expect(image(container)).toBeNull();
});

it('a picture falls back to the stage artwork if the image fails, and shows another image', () => {
  const { container, rerender } = render(<Picture source={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  expect(image(container)).toBeNull();
  rerender(<Picture source={NATAL} />);
  expect(image(container)).toBeNull();
  rerender(<Picture source={of('/promocoes/carro.svg')} />);
  expect(image(container)).toHaveAttribute('src', '/promocoes/carro.svg');
});

it('a picture that failed is loaded again when the network is back', () => {
  const { container } = render(<Picture source={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  fireEvent.online(window);
  expect(image(container)).toHaveAttribute('src', NATAL.text);
});

const INVALID_ADDRESS = 'gs://outro.appspot.com/natal.jpg';

it.each([
  ['', 'um caminho do site nem um endereço https:// (gs:// só com VITE_FIREBASE_STORAGE_BUCKET)'],
  ['show.appspot.com', 'um caminho do site, um endereço https:// nem um arquivo de gs://show.appspot.com/'],
])(
  'with the bucket %j, a picture shows the stage artwork for an invalid address and logs it once',
  async (bucket, forms) => {
    useBucket(bucket);
    const { container, rerender } = render(<Picture source={of(INVALID_ADDRESS)} />);
    rerender(<Picture source={of(INVALID_ADDRESS)} />);
    expect(image(container)).toBeNull();
    expect(takeConsoleErrors()).toEqual([[`promocoes/natal: imagem não é ${forms}:`, INVALID_ADDRESS]]);
  },
);

it("a picture shows a file of the app's bucket", () => {
  useBucket('show.appspot.com');
  const source = of('gs://show.appspot.com/promocoes/Ação 1.jpg');
  const { container } = render(<Picture source={source} />);
  expect(image(container)?.src).toBe(
    'https://firebasestorage.googleapis.com/v0/b/show.appspot.com/o/promocoes%2FA%C3%A7%C3%A3o%201.jpg?alt=media',
  );
});
