import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { OutsideShow } from '../../../../src/backstage/live/OutsideShow';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../src/base/durations';

const NOW = Date.parse('2031-12-01T23:00:00Z');

/** A show of two hours. */
const showFrom = (hours: number) => ({
  begin: new Date(NOW + hours * HOUR_MS),
  end: new Date(NOW + (hours + 2) * HOUR_MS),
});

const show = (hours: number, now = () => NOW) =>
  render(
    <MemoryRouter>
      <OutsideShow times={showFrom(hours)} now={now} />
    </MemoryRouter>,
  );

const said = () => screen.getByRole('status').textContent;

it.each([
  ['that begins tomorrow', 12.8, 'Pelo horário, o show é amanhã, às 8h48.'],
  ['that has begun', -1, ''],
  [
    'whose end is near',
    -1.9,
    'Pelo horário, o show acaba às 20h06: sem sala aberta, o site então se despede.Vai continuar? Mude o fim em “O show”',
  ],
  [
    'that is over',
    -3,
    'Pelo horário, o show já acabou: sem sala aberta, o site se despede.Vai continuar? Mude o fim em “O show”',
  ],
])('a show %s', (_, hours, text) => {
  show(hours);
  expect(said()).toBe(text);
});

it('the text changes by itself, and leads to where the end is moved', () => {
  vi.useFakeTimers();
  let now = NOW;
  show(0.5, () => now);
  const pass = (ms: number) => {
    now += ms;
    act(() => void vi.advanceTimersByTime(SECOND_MS));
  };
  pass(HOUR_MS);
  expect(said()).toBe('');
  pass(80 * MINUTE_MS);
  expect(said()).toMatch(/o show acaba/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/bastidores/show');
  pass(10 * MINUTE_MS);
  expect(said()).toMatch(/já acabou/);
});
