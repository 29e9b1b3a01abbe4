/** Formats the digits of a Brazilian phone number: '(11) 91234-5678'. */
export function phoneText(digits: string): string {
  return digits.replace(/^(\d\d)(\d+)(\d{4})$/, '($1) $2-$3');
}

/** Replaces letters with accents by plain ones: 'acao' for 'ação'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}
