import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { welcome } from '../../../src/account/welcome';
import { ToastArea } from '../../../src/ui/toast/ToastArea';

it('a welcome is shown on the page to which a login leads, but not after one that leads to the waiting room', async () => {
  render(<ToastArea />);
  welcome('/sala-de-espera', 'Bem-vinda à sala');
  welcome('/profile', 'Bem-vinda ao perfil');
  expect(await screen.findByText('Bem-vinda ao perfil')).toBeVisible();
  expect(screen.queryByText('Bem-vinda à sala')).not.toBeInTheDocument();
});
