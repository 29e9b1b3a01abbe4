import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { Player } from '../../../src/waiting-room/Player';

function playerIn(ms: number) {
  const begin = new Date(Date.now() + ms);
  const times = { begin, end: new Date(begin.getTime() + MINUTE_MS) };
  return <Player videoId="aqz-KE-bpKQ" times={times} roomOpen={false} closed={false} className="" />;
}

it('a video has a countdown above it until the show begins, also in the last minute', async () => {
  const { rerender } = render(playerIn(90 * SECOND_MS));
  expect(await screen.findByText(/^Começa em 01:\d\d$/)).toBeVisible();
  rerender(playerIn(40 * SECOND_MS));
  expect(await screen.findByText(/^Começa em 00:\d\d$/)).toBeVisible();
  rerender(playerIn(-SECOND_MS));
  expect(await screen.findByText('AO VIVO')).toBeVisible();
  expect(screen.queryByText(/^Começa em/)).not.toBeInTheDocument();
});
