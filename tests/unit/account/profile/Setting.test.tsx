import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Setting } from '../../../../src/account/profile/Setting';

const settings = (problem: string) => (
  <>
    <Setting icon={null} heading="Meus dados" problem={problem}>
      <p>Nome</p>
    </Setting>
    <Setting icon={null} heading="Trocar a senha" problem="">
      <input aria-label="Senha atual" />
    </Setting>
  </>
);

const isUnfolded = () => screen.getByText('Nome').closest('details')?.open;

it('an error unfolds its setting', () => {
  const { rerender } = render(settings(''));
  expect(isUnfolded()).toBe(false);
  rerender(settings('Os dados não foram salvos.'));
  expect(isUnfolded()).toBe(true);
});

it('an error that comes late is only announced if the person is typing in another setting, which would be folded', () => {
  const { rerender } = render(settings(''));
  const typing = screen.getByLabelText('Senha atual');
  typing.closest('details')?.setAttribute('open', '');
  typing.focus();
  rerender(settings('Os dados não foram salvos.'));
  expect(isUnfolded()).toBe(false);
  expect(typing).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Os dados não foram salvos.');
});
