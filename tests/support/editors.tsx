import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { TeamContext } from '../../src/backstage/TeamContext';
import { TeamSession } from '../../src/backstage/teamSession';
import { db } from '../../src/firebase/firestore';
import { signedOut } from './auth';
import { onPage } from './onPage';

/**
 * A team member's session without a server. Each call makes another person, so that no drafts are left from
 * other tests.
 */
export function sessionWithoutServer(): TeamSession {
  return new TeamSession({
    db,
    uid: randomUUID(),
    loginAge: unanswered,
    logIn: unanswered,
    email: unanswered,
    headers: unanswered,
    readExactTime: unanswered,
  });
}

function unanswered(): Promise<never> {
  return Promise.reject(new Error('without a server'));
}

/** Renders a part of the desk for a team member. */
export function onDesk(element: ReactElement, team = sessionWithoutServer(), at = '/') {
  return onPage(<TeamContext value={team}>{element}</TeamContext>, signedOut, at);
}
