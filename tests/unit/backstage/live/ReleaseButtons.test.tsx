import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { ReleaseButtons } from '../../../../src/backstage/live/ReleaseButtons';

const NEXT = { link: 'https://meet.example.com/abc', preparedAt: 1, by: '', reused: false };

type Props = Parameters<typeof ReleaseButtons>[0];
const buttons = (props: Partial<Props>) => (
  <>
    <section data-next-address>
      <input aria-label="Endereço" />
    </section>
    <input aria-label="Recado" />
    <ReleaseButtons
      next={NEXT}
      unsaved={false}
      saves={0}
      busy={false}
      onRelease={() => Promise.resolve()}
      {...props}
    />
  </>
);

const preferReduced = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

describe('after an address has been saved', () => {
  let scroll: MockInstance<Element['scrollIntoView']>;
  beforeEach(() => {
    scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    preferReduced(false);
  });

  it('the buttons come into view once the address is there, and only then', () => {
    const { rerender } = render(buttons({ next: null }));
    screen.getByLabelText('Endereço').focus();
    rerender(buttons({ next: null, saves: 1 }));
    expect(scroll).not.toHaveBeenCalled();
    rerender(buttons({ saves: 1 }));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
    expect(screen.getByLabelText('Endereço')).toHaveFocus();
    rerender(buttons({ saves: 1, unsaved: true }));
    rerender(buttons({ saves: 1 }));
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('the buttons come into view without a movement for those who want none', () => {
    preferReduced(true);
    const { rerender } = render(buttons({}));
    rerender(buttons({ saves: 1 }));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'auto' });
  });

  it('the page stays where somebody types something else, and where somebody else has saved', () => {
    const { rerender } = render(buttons({ next: null }));
    rerender(buttons({}));
    screen.getByLabelText('Recado').focus();
    rerender(buttons({ saves: 1 }));
    expect(scroll).not.toHaveBeenCalled();
  });
});

it('the site is named above the buttons', () => {
  render(buttons({}));
  const now = screen.getByRole('button', { name: 'Liberar agora' });
  const site = screen.getByText(/^Site do botão: localhost/);
  expect(now.compareDocumentPosition(site)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
