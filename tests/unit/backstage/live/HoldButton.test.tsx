import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/connection';
import { HoldButton } from '../../../../src/backstage/live/HoldButton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG_ENOUGH_MS = 1_100;

function buttonWith(connected: boolean, onHeld: () => void) {
  return (
    <ConnectionContext value={connected}>
      <HoldButton onHeld={onHeld}>Liberar</HoldButton>
    </ConnectionContext>
  );
}

const button = () => screen.getByRole('button', { name: 'Liberar' });

it('a button that is held does its work', () => {
  const onHeld = vi.fn<() => void>();
  render(buttonWith(true, onHeld));
  fireEvent.keyDown(button(), { key: ' ' });
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(onHeld).toHaveBeenCalledOnce();
});

it('a button without a connection says so, and does nothing', () => {
  const onHeld = vi.fn<() => void>();
  render(buttonWith(false, onHeld));
  expect(button()).toHaveAccessibleDescription('Só com internet');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(button(), { key: ' ' });
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(onHeld).not.toHaveBeenCalled();
});

it('a connection that is lost while the button is held cancels it', () => {
  const onHeld = vi.fn<() => void>();
  const { rerender } = render(buttonWith(true, onHeld));
  fireEvent.keyDown(button(), { key: ' ' });
  rerender(buttonWith(false, onHeld));
  vi.advanceTimersByTime(LONG_ENOUGH_MS);
  expect(onHeld).not.toHaveBeenCalled();
});
