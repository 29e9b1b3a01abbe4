import { createContext, useContext } from 'react';
import { useOnline } from '../ui/useOnline';

/**
 * Whether the database answers. Parts of the desk that subscribe to the database provide it; elsewhere, true.
 */
export const ConnectionContext = createContext(true);

/** Whether a write can succeed now: the device is online and, as far as known, the database answers. */
export function useConnected(): boolean {
  const answering = useContext(ConnectionContext);
  const online = useOnline();
  return answering && online;
}
