/**
 * The code that a person can show to the team, '7F3A 22B1': the beginning of the id of a place's ticket or,
 * on the ticket of a participation, of the account's id, which tells people of the same name apart.
 * In base, because the rooms, the promotions, the desk and the commands show it.
 */
export function ticketCode(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.trim().toUpperCase();
}
