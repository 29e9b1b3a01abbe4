import { createContext, useContext } from 'react';
import type { TeamSession } from './teamSession';

export const TeamContext = createContext<TeamSession | null>(null);

/** The session of the team member, through which every part of the desk writes. */
export function useTeam(): TeamSession {
  const session = useContext(TeamContext);
  if (!session) throw new Error('useTeam needs a Desk around it');
  return session;
}
