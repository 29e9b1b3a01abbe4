import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../src/promotions/Picture';

const NATAL = 'https://example.com/natal.jpg';

/** What lies over the stage; it only adorns, so that it has no role or name to be found by. */
function image(container: HTMLElement): HTMLImageElement | null {
  return container.querySelector('img');
}

it('shows the image, which is not read out and is loaded when it is near', () => {
  const { container } = render(<Picture address={NATAL} />);
  expect(image(container)).toHaveAttribute('src', NATAL);
  expect(image(container)).toHaveAttribute('alt', '');
  expect(image(container)).toHaveAttribute('loading', 'lazy');
});

it('loads the first thing of a page before all else', () => {
  const { container } = render(<Picture address={NATAL} main />);
  expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  expect(image(container)).not.toHaveAttribute('loading');
});

it.each([null, ''])('shows the stage alone where the address is %j', (address) => {
  const { container } = render(<Picture address={address} />);
  expect(image(container)).toBeNull();
});

it('shows the stage in the place of an image that does not load, and stays so', () => {
  const { container, rerender } = render(<Picture address={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  expect(image(container)).toBeNull();
  rerender(<Picture address={NATAL} />);
  expect(image(container)).toBeNull();
});

it('does not give up another image for one that did not load', () => {
  const { container, rerender } = render(<Picture address={NATAL} />);
  fireEvent.error(image(container) as HTMLImageElement);
  rerender(<Picture address="/promocoes/carro.svg" />);
  expect(image(container)).toHaveAttribute('src', '/promocoes/carro.svg');
});
