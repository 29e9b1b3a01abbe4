import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/TeamContext';
import { HoldButton } from '../../../../src/backstage/live/HoldButton';

beforeEach(() => void vi.useFakeTimers());

const LONG_ENOUGH_MS = 1_100;
const TOO_SHORT_MS = 900;
/** After this time on the screen, a button may be pressed. */
const SETTLED_MS = 3_100;

function buttonWith(connected: boolean, onHeld: () => void, busy = false) {
  return (
    <ConnectionContext value={connected}>
      <HoldButton onHeld={onHeld} busy={busy}>
        Liberar
      </HoldButton>
    </ConnectionContext>
  );
}

const button = () => screen.getByRole('button', { name: 'Liberar' });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Renders a button, and waits until it may be pressed. */
function settledButton(onHeld = vi.fn<() => void>()) {
  const view = render(buttonWith(true, onHeld));
  pass(SETTLED_MS);
  return { ...view, onHeld };
}

it('a button that is held does its work', () => {
  const { onHeld } = settledButton();
  fireEvent.keyDown(button(), { key: ' ' });
  pass(LONG_ENOUGH_MS);
  expect(onHeld).toHaveBeenCalledOnce();
  fireEvent.keyUp(button(), { key: ' ' });
  expect(heard()).toBeEmptyDOMElement();
});

it.each(['Enter', ' '])('Escape cancels a button that is held by the key %j', (key) => {
  const { onHeld } = settledButton();
  fireEvent.keyDown(button(), { key });
  pass(TOO_SHORT_MS);
  fireEvent.keyDown(button(), { key: 'Escape' });
  pass(LONG_ENOUGH_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('a button without a connection says so, and does nothing', () => {
  const onHeld = vi.fn<() => void>();
  render(buttonWith(false, onHeld));
  pass(SETTLED_MS);
  expect(button()).toHaveAccessibleDescription('Só com internet');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(button(), { key: ' ' });
  pass(LONG_ENOUGH_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('a connection that is lost while the button is held cancels it', () => {
  const { onHeld, rerender } = settledButton();
  fireEvent.keyDown(button(), { key: ' ' });
  rerender(buttonWith(false, onHeld));
  pass(LONG_ENOUGH_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('a press in the first three seconds after it appears does nothing, however long, and the next one works', () => {
  const onHeld = vi.fn<() => void>();
  render(buttonWith(true, onHeld));
  expect(button()).toHaveAccessibleDescription('Espere um instante');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  pass(2_500);
  fireEvent.pointerDown(button(), { button: 0 });
  pass(SETTLED_MS);
  expect(onHeld).not.toHaveBeenCalled();
  expect(button()).toHaveAccessibleDescription('Segure 1 segundo');
  fireEvent.pointerUp(button());
  fireEvent.pointerDown(button(), { button: 0 });
  pass(LONG_ENOUGH_MS);
  expect(onHeld).toHaveBeenCalledOnce();
});

it('a press that is too short says for how long to hold, and the next press begins anew', () => {
  const { onHeld } = settledButton();
  fireEvent.pointerDown(button(), { button: 0 });
  pass(TOO_SHORT_MS);
  fireEvent.pointerUp(button());
  expect(button()).toHaveAccessibleDescription('Segure até o círculo encher');
  expect(heard()).toHaveTextContent('Segure até o círculo encher');
  fireEvent.pointerDown(button(), { button: 0 });
  expect(heard()).toBeEmptyDOMElement();
  pass(TOO_SHORT_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('while its work is under way, the button does not ask to be held', () => {
  const { onHeld, rerender } = settledButton();
  rerender(buttonWith(true, onHeld, true));
  expect(button()).not.toHaveAccessibleDescription();
});

const ASKED = 'Pressione de novo para confirmar';
const click = () => fireEvent.click(button());
const heard = () => screen.getByRole('status');

describe('a screen reader, which sends a click without a press', () => {
  it('is asked to press again, and does the work by that', () => {
    const { onHeld } = settledButton();
    click();
    expect(heard()).toHaveTextContent(ASKED);
    expect(button()).toHaveAccessibleDescription(ASKED);
    expect(onHeld).not.toHaveBeenCalled();
    pass(1_500);
    click();
    expect(onHeld).toHaveBeenCalledOnce();
    expect(heard()).toBeEmptyDOMElement();
    pass(1_500);
    click();
    expect(onHeld).toHaveBeenCalledOnce();
  });

  it('does not begin anew because the mouse has passed over the button', () => {
    const { onHeld } = settledButton();
    click();
    pass(1_500);
    fireEvent.pointerLeave(button());
    click();
    expect(onHeld).toHaveBeenCalledOnce();
  });

  it('does nothing by clicks that come too fast, or too late', () => {
    const { onHeld } = settledButton();
    for (const wait of [300, 800, 8_100]) {
      click();
      pass(wait);
    }
    expect(heard()).toBeEmptyDOMElement();
    click();
    expect(heard()).toHaveTextContent(ASKED);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['a short press', () => tap()],
    ['Escape', () => fireEvent.keyDown(button(), { key: 'Escape' })],
    ['the loss of the focus', () => fireEvent.blur(button())],
  ])('has to begin anew after %s', (_, interrupt) => {
    const { onHeld } = settledButton();
    click();
    pass(1_500);
    interrupt();
    expect(heard()).not.toHaveTextContent(ASKED);
    pass(1_500);
    click();
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('does nothing without a connection, and begins anew when it is back', () => {
    const { onHeld, rerender } = settledButton();
    click();
    rerender(buttonWith(false, onHeld));
    pass(1_500);
    click();
    rerender(buttonWith(true, onHeld));
    click();
    expect(onHeld).not.toHaveBeenCalled();
  });
});

/** Taps as a finger does: a short press, and the click that browsers send after it. */
function tap(): void {
  fireEvent.pointerDown(button(), { button: 0 });
  pass(100);
  fireEvent.pointerUp(button());
  fireEvent.click(button());
}

it('taps do nothing, however many', () => {
  const { onHeld } = settledButton();
  for (const wait of [200, 1_500, 3_000, 0]) {
    tap();
    pass(wait);
  }
  expect(onHeld).not.toHaveBeenCalled();
  expect(heard()).toHaveTextContent('Segure até o círculo encher');
});
