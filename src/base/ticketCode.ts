/**
 * The code that a person can show to the team, such as '7F3A 22B1'. The code tells people of the same name
 * apart. For a place in a room, it is the beginning of the ticket's id; for a participation in a promotion,
 * it is the beginning of the account's id. This file is in base, because the rooms, the promotions, the desk
 * and the commands show the code.
 */
export function ticketCode(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.trim().toUpperCase();
}
