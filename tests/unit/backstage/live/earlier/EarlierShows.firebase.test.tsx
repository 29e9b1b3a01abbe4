import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Timestamp } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { EarlierShows } from '../../../../../src/backstage/live/earlier/EarlierShows';
import * as earlierData from '../../../../../src/backstage/live/earlier/earlierData';
import { onDesk } from '../../../../support/editors';
import { goWithoutSite } from '../../../../support/noServer';
import { takeConsoleErrors } from '../../../../support/unitSetup';

goWithoutSite();

it('earlier shows that could not be read can be asked for again', async () => {
  const tickets = [{ id: 'a', fields: { em: Timestamp.fromMillis(0) } }];
  vi.spyOn(earlierData, 'readEarlierData')
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue({ tickets, addresses: [], before: 0, openNames: [] });
  render(onDesk(<EarlierShows />));
  await userEvent.click(await screen.findByText('Shows anteriores'));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('1 dia')).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
});
