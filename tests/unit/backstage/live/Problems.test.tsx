import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownRoomProblems } from '../../../../src/backstage/live/Problems';

const REASONS = ['O botão não abre.', 'O endereço não vale.', '“Link” não tem efeito.'];

it('one reason why a room is wrong is shown, and read aloud', () => {
  render(<ShownRoomProblems problems={REASONS.slice(0, 1)} />);
  expect(screen.getByText('O botão não abre.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('O botão não abre.');
});

it('several reasons are folded, but all read aloud', () => {
  render(<ShownRoomProblems problems={REASONS} />);
  const fold = screen.getByText('Ver os 3 erros da sala').closest('details');
  expect(fold).not.toHaveAttribute('open');
  for (const reason of REASONS) {
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(fold).toHaveTextContent(reason);
  }
  expect(screen.getByRole('alert').closest('details')).toBeNull();
});
