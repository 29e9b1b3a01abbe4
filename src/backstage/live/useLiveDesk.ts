import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPageVisible } from '../../base/listenTo';
import { SHORT_GAP_MS } from '../../base/timeouts';
import { useChunk } from '../../ui/loading/useChunk';
import { useTrueAfter } from '../../ui/useTrueAfter';
import { useConnected, useTeam } from '../TeamContext';
import { loadDeskStream } from '../loadDeskStream';
import { LiveDesk } from './liveDesk';

/**
 * The store of the page 'Ao vivo' and its present state, subscribed to the database while the page is open.
 */
export function useLiveDesk() {
  const team = useTeam();
  const [desk] = useState(() => new LiveDesk(team));
  const { chunk: realtime, failing } = useChunk(loadDeskStream);
  useEffect(() => (realtime ? desk.connect(realtime) : undefined), [desk, realtime]);
  useEffect(() => onPageVisible(desk.wake), [desk]);
  const connected = useConnected();
  const view = useSyncExternalStore(desk.subscribe, desk.getState);
  const lost = useTrueAfter(!view.connected, SHORT_GAP_MS);
  return { desk, view: { ...view, connected: !lost && !failing && connected } };
}
