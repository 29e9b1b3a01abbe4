import { createContext, useContext, useSyncExternalStore } from 'react';
import { onNetwork } from '../base/listenTo';

/** Whether the database answers, where a part subscribes to it and knows. */
export const ConnectionContext = createContext(true);

/** Whether something can be written now: the device is online, and the database answers, as far as known. */
export function useConnected(): boolean {
  const answering = useContext(ConnectionContext);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);
  return answering && online;
}
