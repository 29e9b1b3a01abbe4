import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LastLine } from '../../../src/waiting-room/LastLine';

it('the waiting room leads to the terms in another tab, because this one waits', () => {
  render(<LastLine />);
  const link = screen.getByRole('link', { name: 'Termos e privacidade (abre em outra aba)' });
  expect(link).toHaveAttribute('href', '/termos');
  expect(link).toHaveAttribute('target', '_blank');
});
