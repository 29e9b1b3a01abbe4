import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImageField } from '../../../src/backstage/ImageField';

/** Shows the field with this address, as if the browser had loaded a picture of this width from there. */
function show(value: string, width: number): void {
  render(<ImageField label="Foto" name="foto" value={value} error={undefined} onChange={() => {}} />);
  const picture = screen.getByRole('img');
  Object.defineProperty(picture, 'naturalWidth', { value: width });
  fireEvent.load(picture);
}

const field = () => screen.getByLabelText('Foto');

it.each(['https://example.com/IMG_1234.HEIC?alt=media', '/promocoes/carro.heif', '/promocoes/carro.tif'])(
  'a format that only devices of Apple show is pointed out, also if this browser shows it: %s',
  (value) => {
    show(value, 1_600);
    expect(field()).toHaveAccessibleDescription(/só abre em aparelhos da Apple/);
    expect(screen.getByRole('img')).toBeVisible();
    fireEvent.error(screen.getByRole('img'));
    expect(field()).toHaveAccessibleDescription(/só abre em aparelhos da Apple/);
  },
);

it('a picture that is larger than any screen of visitors is pointed out', () => {
  show('/promocoes/carro.jpg', 4_032);
  expect(field()).toHaveAccessibleDescription(/4\.032 pontos de largura/);
});

it('a picture of the right size has no hint', () => {
  show('/promocoes/heic.jpg', 1_600);
  expect(field()).not.toHaveAccessibleDescription();
});

it('a picture that cannot be loaded is pointed out, and not shown', () => {
  show('/promocoes/carro.jpg', 0);
  fireEvent.error(screen.getByRole('img'));
  expect(field()).toHaveAccessibleDescription(/^A imagem não abriu/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a picture of the site is chosen with a tap, without its path having to be known', () => {
  const onChange = vi.fn<(path: string) => void>();
  render(
    <ImageField label="Foto" name="foto" value="/promocoes/casa.svg" error={undefined} {...{ onChange }} />,
  );
  const pictures = within(screen.getByRole('group', { name: 'Imagens do site para: Foto' }));
  expect(pictures.getByRole('button', { pressed: true })).toHaveAccessibleName('casa');
  fireEvent.click(pictures.getByRole('button', { name: 'carro' }));
  expect(onChange).toHaveBeenCalledWith('/promocoes/carro.svg');
});
