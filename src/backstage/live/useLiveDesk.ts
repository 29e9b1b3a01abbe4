import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPageVisible } from '../../base/listenTo';
import { useChunk } from '../../ui/loading/useChunk';
import { useTeam } from '../TeamContext';
import { useConnected } from '../connection';
import { loadDeskStream } from '../loadDeskStream';
import { LiveDesk } from './liveDesk';

/**
 * The store of the page 'Ao vivo' and its present state, subscribed to the database while the page is open.
 */
export function useLiveDesk() {
  const team = useTeam();
  const [desk] = useState(() => new LiveDesk(team));
  const { chunk: realtime, failing } = useChunk(loadDeskStream);
  useEffect(() => (realtime ? desk.follow(realtime) : undefined), [desk, realtime]);
  useEffect(() => onPageVisible(desk.wake), [desk]);
  const connected = useConnected();
  const view = useSyncExternalStore(desk.subscribe, desk.getState);
  return { desk, view: { ...view, connected: view.connected && !failing && connected } };
}
