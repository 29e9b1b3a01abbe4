import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShowCheck, ShownRoomProblems } from '../../../../src/backstage/live/Problems';
import { warningLook } from '../../../../src/ui/form/useFieldNotes';
import { onPage } from '../../../support/onPage';

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

it('the check shows a mistake as a warning', () => {
  const findings = [
    { kind: 'wrong', text: 'O vídeo não é do YouTube.' },
    { kind: 'right', text: 'O show é aberto a todos.' },
  ] as const;
  render(onPage(<ShowCheck findings={[...findings]} />));
  expect(screen.getByText('O vídeo não é do YouTube.')).toHaveClass(warningLook);
  expect(screen.getByRole('listitem')).toHaveTextContent('✓ Certo: O show é aberto a todos.');
});
