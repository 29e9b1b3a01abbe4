/** '(11) 91234-5678': a Brazilian phone number as people write it, of its digits with the area code. */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3');
}
