import { useEffect, useRef } from 'react';
import { pauseTracking, track } from '../analytics/track';
import { awaitsClick, releaseOf, type RoomState } from './roomState';

/** Counts the visit and each release, and sends nothing while a click is expected or under way. */
export function useStatistics(state: RoomState, answering: boolean | undefined): void {
  const waiting = awaitsClick(state);
  const racing = waiting || state.outcome === 'clicking';
  useEffect(() => {
    pauseTracking(racing);
    return () => pauseTracking(false);
  }, [racing]);

  const visitCounted = useRef(false);
  useEffect(() => {
    if (!answering || visitCounted.current) return;
    visitCounted.current = true;
    track('page_view');
  }, [answering]);

  // A click that failed brings the same release back.
  const release = releaseOf(state);
  const countedRelease = useRef<string>(null);
  useEffect(() => {
    if (!waiting || countedRelease.current === release) return;
    countedRelease.current = release;
    track('sala_liberada');
  }, [waiting, release]);
}
