import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoginAgain } from '../../../src/backstage/LoginAgain';
import { Offline } from '../../../src/backstage/live/Offline';
import { HOUR_MS } from '../../../src/base/durations';
import { onDesk, sessionWithoutServer } from '../../support/editors';

/** Whether somebody presses a button. */
let pressing: boolean;

beforeEach(() => {
  pressing = true;
  vi.useFakeTimers();
  // jsdom knows no pressed elements.
  vi.spyOn(document, 'querySelector').mockImplementation(() => (pressing ? document.body : null));
});

const notice = (connected: boolean) => <Offline connected={connected} room={null} now={Date.now} />;
const question = () => screen.queryByRole<HTMLDetailsElement>('group');

const wait = () => act(() => vi.advanceTimersByTimeAsync(500));

it('a lost connection is said above the buttons only when none of them is pressed', async () => {
  const { rerender } = render(notice(true));
  rerender(notice(false));
  await wait();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pressing = false;
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent(/^Sem conexão/);
});

it('the password is asked for above the buttons only when none of them is pressed', async () => {
  const team = sessionWithoutServer();
  const age = vi.spyOn(team.account, 'loginAge');
  render(onDesk(<LoginAgain session={team} />, team));
  for (const [hours, wasOpen, isOpen] of [
    [11.5, undefined, false],
    [12, false, true],
  ] as const) {
    pressing = true;
    age.mockResolvedValue(hours * HOUR_MS);
    await act(() => team.start());
    await wait();
    expect(question()?.open).toBe(wasOpen);
    pressing = false;
    await wait();
    expect(question()?.open).toBe(isOpen);
  }
});
