import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../src/promotions/Picture';

const NATAL = 'https://example.com/natal.jpg';
const PLACEHOLDER = '/icon.svg';

/** The one picture that is there; it only adorns, so that it has no role or name to be found by. */
function picture(container: HTMLElement): HTMLImageElement {
  const pictures = container.querySelectorAll('img');
  expect(pictures).toHaveLength(1);
  return pictures[0] as HTMLImageElement;
}

it('shows the image, which is not read out and is loaded when it is near', () => {
  const { container } = render(<Picture address={NATAL} />);
  expect(picture(container)).toHaveAttribute('src', NATAL);
  expect(picture(container)).toHaveAttribute('alt', '');
  expect(picture(container)).toHaveAttribute('loading', 'lazy');
});

it.each([null, ''])('shows the star where the address is %j', (address) => {
  const { container } = render(<Picture address={address} />);
  expect(picture(container)).toHaveAttribute('src', PLACEHOLDER);
  expect(picture(container)).toHaveAttribute('alt', '');
});

it('shows the star in the place of an image that does not load, and stays so', () => {
  const { container, rerender } = render(<Picture address={NATAL} />);
  fireEvent.error(picture(container));
  expect(picture(container)).toHaveAttribute('src', PLACEHOLDER);
  rerender(<Picture address={NATAL} />);
  expect(picture(container)).toHaveAttribute('src', PLACEHOLDER);
});

it('does not give up another image for one that did not load', () => {
  const { container, rerender } = render(<Picture address={NATAL} />);
  fireEvent.error(picture(container));
  rerender(<Picture address="/promocoes/carro.svg" />);
  expect(picture(container)).toHaveAttribute('src', '/promocoes/carro.svg');
});

it('does not try in a circle where the star does not load either', () => {
  const { container } = render(<Picture address={NATAL} />);
  fireEvent.error(picture(container));
  fireEvent.error(picture(container));
  expect(picture(container)).toHaveAttribute('src', PLACEHOLDER);
});
