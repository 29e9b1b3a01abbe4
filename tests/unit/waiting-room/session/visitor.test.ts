import { expect, it } from 'vitest';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import { Visitor } from '../../../../src/waiting-room/session/visitor';

const ANONYMOUS: StoredTicket = { sala: 'a', link: 'protegido:show', vaga: 'ticket', state: 'sent', seen: 0 };
const OWNED: StoredTicket = { ...ANONYMOUS, dono: 'maria' };
const ORDINARY: StoredTicket = { ...ANONYMOUS, link: 'https://show.example/a' };

it.each([
  ['an owner fits', 'registered people', true, OWNED, true],
  ['an owner does not fit', 'everybody', false, OWNED, false],
  ['no owner fits', 'everybody', false, ANONYMOUS, true],
  ['no owner does not fit', 'registered people', true, ANONYMOUS, false],
  ['an owner fits', 'nobody knows whom', null, OWNED, true],
  ['no owner fits', 'nobody knows whom', null, ANONYMOUS, true],
  ['an ordinary link fits', 'registered people', true, ORDINARY, true],
])('a ticket with %s a show for %s', (_, __, forRegistered, ticket, fits) => {
  const visitor = new Visitor(() => false);
  visitor.identify({ forRegistered, authState: null });
  expect(visitor.fitsShow(ticket)).toBe(fits);
});
