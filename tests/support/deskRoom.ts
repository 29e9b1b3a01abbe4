import type { DeskRoom } from '../../src/backstage/live/liveState';

/** A room as the desk shows it: open, without an opening time, and with all places free. */
export const OPEN_ROOM: DeskRoom = {
  id: 'show',
  link: 'protegido:show',
  opensAt: null,
  open: true,
  clicks: 0,
  taken: 0,
  full: false,
  broken: false,
};
