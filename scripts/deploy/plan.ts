import { join } from 'node:path';
import { filesOf, type Release } from './release';

const integer = new Intl.NumberFormat('pt-BR');

/** The arguments for firebase-tools. */
export function commandOf({ folder, settings }: Release): string[] {
  return [
    'deploy',
    '--only',
    'hosting,firestore',
    '--project',
    settings.VITE_FIREBASE_PROJECT_ID ?? '',
    '--config',
    join(folder, 'firebase.json'),
  ];
}

/** Everything that a deploy would publish, as text. */
export function planOf(release: Release): string {
  const { settings, headers } = release;
  return [
    `Projeto: ${settings.VITE_FIREBASE_PROJECT_ID}`,
    `Endereço: ${settings.VITE_SITE_URL}`,
    `Comando: firebase ${commandOf(release).join(' ')}`,
    'Firestore: firestore.rules e firestore.indexes.json',
    'Cabeçalhos:',
    ...headers.flatMap(({ source, regex, headers: each }) =>
      [`  ${source ?? `só ${regex}`}`].concat(each.map(({ key, value }) => `    ${key}: ${value}`)),
    ),
    'Arquivos do site:',
    ...filesOf(release).map(({ path, bytes }) => `  ${path}  ${integer.format(bytes)} bytes`),
  ].join('\n');
}
