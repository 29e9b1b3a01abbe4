/**
 * The code on a person's tickets, which tells people of the same name apart: the beginning of the account's
 * id, 'Q7XA 0LZK'.
 */
export function ticketCode(uid: string): string {
  return `${uid.slice(0, 4)} ${uid.slice(4, 8)}`.trim().toUpperCase();
}
