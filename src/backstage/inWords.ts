import type { Finding } from '../waiting-room/findings';

/** The field names with which findings begin, and what hosts call that: on the desk nobody sees a field. */
const SUBJECTS: [beginning: string, words: string][] = [
  ['Sem campo video', 'Sem vídeo só deste show'],
  ['video', 'O vídeo'],
  ['inicio e fim', 'O início e o fim'],
  ['paraCadastrados', 'A escolha de quem pode ganhar'],
  ['cliques', 'O número de cliques'],
  ['link', 'O link da sala'],
  ['com abreEm', 'Em uma sala que abre em uma hora marcada'],
  ['abreEm', 'A hora do botão'],
];

/** The finding without the name of a field at its beginning, and with a capital letter. */
export function inWords({ kind, text }: Finding): Finding {
  const [beginning = '', words = ''] = SUBJECTS.find(([name]) => new RegExp(`^${name}\\b`).test(text)) ?? [];
  const sentence = words + text.slice(beginning.length);
  return { kind, text: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}
