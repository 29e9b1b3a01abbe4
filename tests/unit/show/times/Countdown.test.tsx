import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECOND_MS } from '../../../../src/base/durations';
import { Countdown } from '../../../../src/show/times/Countdown';

const begin = new Date('2099-12-01T23:00:00Z');
const before = (seconds: number) => new Date(begin.getTime() - seconds * SECOND_MS);

const digits = (now: Date) => {
  const { container, unmount } = render(<Countdown begin={begin} now={now} />);
  const shown = [...container.querySelectorAll('span')].map((part) => part.textContent);
  unmount();
  return shown;
};

it('the countdown shows days, hours, minutes and seconds', () => {
  expect(digits(before(90_061))).toEqual(['01 dia', '01 hora', '01 min', '01 seg']);
});

it('the countdown leaves out the days on the last day, and never shows less than 0', () => {
  expect(digits(before(86_399))).toEqual(['23 horas', '59 min', '59 seg']);
  expect(digits(before(-5))).toEqual(['00 horas', '00 min', '00 seg']);
});

it('screen readers read when the show begins, not every second', () => {
  render(<Countdown begin={begin} now={before(100)} />);
  expect(screen.getByText('O show começa em 1º de dezembro de 2099, às 20h.')).toBeInTheDocument();
  expect(screen.getByText('40').closest('[aria-hidden=true]')).not.toBeNull();
});
