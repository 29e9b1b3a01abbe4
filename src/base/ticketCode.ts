/**
 * The code that a person can show to the team, such as '7F3A 22B1'. It is the beginning of an id: of the
 * ticket's for a place in a room, of the account's for a participation in a promotion. The code tells people
 * of the same name apart. This file is in base, because the rooms, the promotions, the desk and the commands
 * show the code.
 */
export function ticketCode(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.trim().toUpperCase();
}
