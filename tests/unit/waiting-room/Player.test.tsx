import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { Player } from '../../../src/waiting-room/Player';
import { roomMessages } from '../../../src/waiting-room/messages';
import { hurryTimers } from '../../support/timers';

// The time of this device counts only after a second attempt to ask the server, which does not answer.
beforeEach(hurryTimers);

function playerIn(ms: number, videoId = 'aqz-KE-bpKQ') {
  const begin = new Date(Date.now() + ms);
  const times = { begin, end: new Date(begin.getTime() + MINUTE_MS) };
  return <Player videoId={videoId} times={times} roomOpen={false} className="" />;
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

it('a video has no countdown to the show above it for somebody who has lost', async () => {
  const { rerender } = render(playerIn(90 * SECOND_MS));
  await screen.findByText(/^Começa em/);
  rerender(<Player {...playerIn(90 * SECOND_MS).props} sign="closed" />);
  expect(screen.queryByText(/^Começa em/)).not.toBeInTheDocument();
});

function closedUntil(minutes: number, sign: 'closed' | 'offline' = 'closed') {
  const end = new Date(Date.now() + minutes * MINUTE_MS);
  const times = { begin: new Date(end.getTime() - 60 * MINUTE_MS), end };
  return <Player videoId={null} times={times} roomOpen={false} sign={sign} className="" />;
}

it('drawn curtains say that the show goes on, that there is no connection, or that the show is over', async () => {
  const { rerender } = render(closedUntil(1));
  expect(screen.getByText('Até já!')).toBeVisible();
  rerender(closedUntil(1, 'offline'));
  expect(screen.getByText('Sem sinal')).toBeVisible();
  rerender(closedUntil(-1));
  expect(await screen.findByText('Obrigado pela companhia!')).toBeVisible();
});

it('a video is in the frame of the no-cookie player', () => {
  render(playerIn(0));
  expect(screen.getByTitle('Transmissão ao vivo')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&playsinline=1',
  );
});

it('another video is in another frame, because a new address in the same one would be a step for Back', () => {
  const { rerender } = render(playerIn(0));
  const before = screen.getByTitle(roomMessages.videoTitle);
  rerender(playerIn(0, 'dQw4w9WgXcQ'));
  expect(screen.getByTitle(roomMessages.videoTitle)).not.toBe(before);
});
