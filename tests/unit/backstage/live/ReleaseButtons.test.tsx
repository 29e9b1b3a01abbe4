import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReleaseButtons } from '../../../../src/backstage/live/ReleaseButtons';

const NEXT = { link: 'https://meet.example.com/abc', preparedAt: 1, by: '', reused: false };

type Props = Parameters<typeof ReleaseButtons>[0];
const buttons = (props: Partial<Props>) => (
  <>
    <section className="desk-address">
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
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
    preferReduced(false);
  });
  afterEach(() => {
    scroll.mockReset();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
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

  it('without a movement for those who want none', () => {
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
