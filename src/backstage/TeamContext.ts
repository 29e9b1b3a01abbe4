import { createContext, useContext } from 'react';
import { useOnline } from '../ui/useOnline';
import type { TeamSession } from './teamSession';

export const TeamContext = createContext<TeamSession | null>(null);

/** The session of the signed-in team member, through which the desk reads and writes. */
export function useTeam(): TeamSession {
  const session = useContext(TeamContext);
  if (!session) throw new Error('useTeam needs a Desk around it');
  return session;
}

/** Whether the database answers. Set by parts of the desk that subscribe to the database; elsewhere true. */
export const ConnectionContext = createContext(true);

/** Whether a write can succeed now: the device is online and, as far as known, the database answers. */
export function useConnected(): boolean {
  const answering = useContext(ConnectionContext);
  const online = useOnline();
  return answering && online;
}
