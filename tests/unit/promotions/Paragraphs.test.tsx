import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Paragraphs } from '../../../src/promotions/Paragraphs';

it.each([
  ['Joana P. ganhou!', 'Joana\u00a0P. ganhou!'],
  ['Ana M. S. e Rui Á. ganharam.', 'Ana\u00a0M.\u00a0S. e Rui\u00a0Á. ganharam.'],
  ['Quem ganhou? O sorteio é hoje.', 'Quem ganhou? O sorteio é hoje.'],
])('%s keeps initials on the line of the name', (text, shown) => {
  render(<Paragraphs text={text} />);
  expect(screen.getByRole('paragraph').textContent).toBe(shown);
});

it('each line that says something is a paragraph', () => {
  render(<Paragraphs text={'Um carro.\n\n  Zero quilômetro. '} />);
  const lines = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Um carro.', 'Zero quilômetro.']);
});
