/**
 * The code by which the team identifies a person, '7F3A 22B1': the beginning of an id. For a place in the
 * waiting room the ticket's id; for a promotion the account's, which tells people of the same name apart.
 */
export function ticketCode(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.trim().toUpperCase();
}
