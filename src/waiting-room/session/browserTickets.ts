import { replaceStoredTickets, storedTickets } from '../../storedTickets';
import { browserSecret } from './browserSecret';
import { Tickets } from './tickets';

export const browserTickets = new Tickets({
  read: storedTickets,
  write: replaceStoredTickets,
  secret: browserSecret,
});
