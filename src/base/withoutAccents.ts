/** Replaces letters with accents by plain ones: 'acao' for 'ação'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}
