import { createContext, useContext } from 'react';
import type { TeamSession } from './teamSession';

export const TeamContext = createContext<TeamSession | null>(null);

/** The session of the signed-in team member, through which the desk reads and writes. */
export function useTeam(): TeamSession {
  const session = useContext(TeamContext);
  if (!session) throw new Error('useTeam needs a Desk around it');
  return session;
}
