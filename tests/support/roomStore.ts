import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { WITHOUT_BROWSER } from '../../scripts/ensaio/visitors/page';
import type { StoredTicket } from '../../src/show/storedTickets';
import type { Dependencies } from '../../src/waiting-room/session/dependencies';
import { Tickets } from '../../src/waiting-room/session/tickets';

setLogLevel('silent');

/** The tickets of a simulated browser, shared by its tabs and later visits. */
export function aBrowser(): Tickets {
  const secret = randomUUID();
  let stored: StoredTicket[] = [];
  return new Tickets({
    read: () => stored,
    write: (tickets) => (stored = tickets),
    secret: async () => secret,
  });
}

/** What a session needs, in a browser with these tickets, which reaches no server. */
export function withoutServer(tickets: Tickets, replaced: Partial<Dependencies> = {}): Dependencies {
  const db = getFirestore(initializeApp({ projectId: 'demo-nobody' }, randomUUID()));
  connectFirestoreEmulator(db, '127.0.0.1', 1);
  return {
    ...WITHOUT_BROWSER,
    db,
    tickets,
    readExactTime: () => new Promise(() => {}),
    mayBeSignedIn: () => false,
    loadPlaceAddress: () => new Promise(() => {}),
    report: () => {},
    deviceNow: Date.now,
    leave: () => {},
    ...replaced,
  };
}
