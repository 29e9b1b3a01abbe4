/** The names as a list in words: 'título, início e fim'. */
export function listText(names: string[]): string {
  return new Intl.ListFormat('pt-BR').format(names);
}
