import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { TeamContext } from '../../src/backstage/TeamContext';
import { TeamSession } from '../../src/backstage/teamSession';
import { db } from '../../src/firebase/firestore';
import { onPage } from './onPage';

/**
 * The session of one of the team whose phone has no connection; each is of another person, who has typed
 * nothing before.
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

/** A part of the desk for one of the team. */
export function onDesk(element: ReactElement, team = sessionWithoutServer()) {
  return onPage(<TeamContext value={team}>{element}</TeamContext>);
}
