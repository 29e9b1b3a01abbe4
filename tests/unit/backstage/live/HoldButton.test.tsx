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
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
  const heard = screen.getByRole('status');
  fireEvent.pointerDown(button(), { button: 0 });
  pass(TOO_SHORT_MS);
  fireEvent.pointerUp(button());
  expect(button()).toHaveAccessibleDescription('Segure até o círculo encher');
  expect(heard).toHaveTextContent('Segure até o círculo encher');
  fireEvent.pointerDown(button(), { button: 0 });
  expect(heard).toBeEmptyDOMElement();
  pass(TOO_SHORT_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('while its work is under way, the button does not ask to be held', () => {
  const { onHeld, rerender } = settledButton();
  rerender(buttonWith(true, onHeld, true));
  expect(button()).not.toHaveAccessibleDescription();
});

/** Presses as screen readers and voice control do: by a click alone, or by a press without length. */
const PRESSES: Record<string, () => void> = {
  'a click alone': () => fireEvent.click(button()),
  'a press without length': () => {
    fireEvent.pointerDown(button(), { button: 0 });
    fireEvent.pointerUp(button());
    fireEvent.click(button(), { detail: 1 });
  },
};

describe.each(Object.keys(PRESSES))('a screen reader that presses by %s', (kind) => {
  const press = () => PRESSES[kind]?.();

  it('is asked to press again, and does the work by that', () => {
    const { onHeld } = settledButton();
    press();
    expect(screen.getByRole('status')).toHaveTextContent('Pressione de novo para confirmar');
    expect(onHeld).not.toHaveBeenCalled();
    pass(1_500);
    press();
    expect(onHeld).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does nothing by presses that come too fast, or too late', () => {
    const { onHeld } = settledButton();
    for (const wait of [300, 300, 8_100]) {
      press();
      pass(wait);
    }
    expect(button()).toHaveAccessibleDescription('Segure 1 segundo');
    press();
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('does nothing without a connection', () => {
    const onHeld = vi.fn<() => void>();
    render(buttonWith(false, onHeld));
    pass(SETTLED_MS);
    press();
    pass(1_500);
    press();
    expect(onHeld).not.toHaveBeenCalled();
  });
});
