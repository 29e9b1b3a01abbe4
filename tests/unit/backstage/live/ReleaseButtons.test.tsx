import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { ReleaseButtons } from '../../../../src/backstage/live/ReleaseButtons';
import { HOUR_MS } from '../../../../src/base/durations';

const NOW = Date.parse('2031-12-01T23:00:00Z');
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
      times={null}
      now={() => NOW}
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

const showFrom = (hours: number) => ({
  begin: new Date(NOW + hours * HOUR_MS),
  end: new Date(NOW + (hours + 2) * HOUR_MS),
});

const marked = () => screen.queryByText(/^O show está marcado|já acabou/)?.textContent;

describe('the time of the show', () => {
  it.each([
    ['that begins tomorrow', showFrom(12.8), 'O show está marcado para amanhã, às 8h48.'],
    ['that has begun', showFrom(-1), undefined],
    ['that is over', showFrom(-3), 'Pelo horário em “O show”, este show já acabou.'],
    ['without a time', null, undefined],
  ])('%s', (_, times, text) => {
    render(buttons({ times }));
    expect(marked()).toBe(text);
  });

  it('is no longer mentioned once it begins', () => {
    vi.useFakeTimers();
    let now = NOW;
    render(buttons({ times: showFrom(0.5), now: () => now }));
    expect(marked()).toBeDefined();
    now += HOUR_MS;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(marked()).toBeUndefined();
  });
});
