import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECOND_MS } from '../../../../src/base/durations';
import { StartsIn } from '../../../../src/show/times/StartsIn';

const begin = new Date('2099-12-01T23:00:00Z');

it.each([
  [190_000, 'Começa em 2 dias'],
  [86_400, 'Começa em 1 dia'],
  [86_399, 'Começa em 23:59:59'],
  [3_599, 'Começa em 59:59'],
  [-1, 'Começa em 00:00'],
])('%i s before the show, the badge says "%s", and screen readers read the date', (seconds, text) => {
  render(
    <StartsIn begin={begin} now={new Date(begin.getTime() - seconds * SECOND_MS)} className={undefined} />,
  );
  expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('O show começa em 1º de dezembro de 2099, às 20h.')).toBeInTheDocument();
});
