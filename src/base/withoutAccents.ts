/** The text with plain letters in place of those with accents: 'acao' for 'ação'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}
