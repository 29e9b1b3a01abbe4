import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamCheck } from '../../../src/waiting-room/TeamCheck';
import type { Realtime } from '../../../src/waiting-room/realtime';

/** Subscriptions that have read that no room is open and nothing is set. */
const realtime = {
  realtimeDb: {},
  subscribeToStoredShow: (_what, _db, { onRooms, onSettings }) => {
    onRooms([]);
    onSettings({});
    return () => undefined;
  },
} as Realtime;

it('the check can be found by its heading', async () => {
  render(<TeamCheck realtime={realtime} />);
  expect(await screen.findByRole('heading', { level: 2, name: /^Conferência/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Conferência/ })).toBeVisible();
});
