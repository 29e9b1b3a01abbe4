import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pauseTracking, track } from '../../../src/analytics/track';
import type { Room } from '../../../src/model';
import {
  INITIAL_STATE,
  nextState,
  type Outcome,
  type RoomEvent,
  type RoomState,
} from '../../../src/waiting-room/roomState';
import { useStatistics } from '../../../src/waiting-room/useStatistics';

vi.mock('../../../src/analytics/track');

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0 };
const LATER_ROOM: Room = { id: 'b', link: 'https://show.example/b', cliques: 0 };

const rooms = (...shown: Room[]): RoomEvent => ({ type: 'rooms', rooms: shown, remembered: 'none' });
const outcome = (is: Outcome): RoomEvent => ({ type: 'outcome', room: ROOM, outcome: is });

beforeEach(() => {
  vi.mocked(track).mockClear();
  vi.mocked(pauseTracking).mockClear();
});

/** The events tracked after these room events, with a render after each. */
function trackedAfter(...events: RoomEvent[]): string[] {
  const { rerender } = renderHook(({ state }: { state: RoomState }) => useStatistics(state, true), {
    initialProps: { state: INITIAL_STATE },
  });
  let state = INITIAL_STATE;
  for (const event of events) {
    state = nextState(state, event);
    rerender({ state });
  }
  return vi.mocked(track).mock.calls.map(([name]) => name);
}

it('useStatistics tracks the visit and a release once, even if a failed click enables the button again', () => {
  const counted = trackedAfter(rooms(), rooms(ROOM), outcome('clicking'), outcome('none'));
  expect(counted).toEqual(['page_view', 'sala_liberada']);
});

it('useStatistics tracks a release once while others click', () => {
  const counted = trackedAfter(rooms(ROOM), rooms({ ...ROOM, cliques: 1 }), rooms({ ...ROOM, cliques: 2 }));
  expect(counted).toEqual(['page_view', 'sala_liberada']);
});

it('useStatistics tracks each of two releases', () => {
  const counted = trackedAfter(rooms(ROOM), outcome('clicking'), outcome('lost'), rooms(LATER_ROOM));
  expect(counted).toEqual(['page_view', 'sala_liberada', 'sala_liberada']);
});

it('useStatistics sends nothing while a click is likely or pending', () => {
  trackedAfter(rooms(ROOM), outcome('clicking'));
  expect(vi.mocked(pauseTracking).mock.lastCall).toEqual([true]);
});
