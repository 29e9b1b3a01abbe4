/** Formats the digits of a Brazilian phone number: '(11) 91234-5678'. */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3');
}
