import { join } from 'node:path';
import type { Settings } from '../shared/headers';
import { filesOf, type Publication } from './publication';

const integer = new Intl.NumberFormat('pt-BR');

/** The arguments for firebase-tools. */
export function commandOf({ folder, settings }: Publication): string[] {
  return [
    'deploy',
    '--only',
    partsOf(settings),
    '--project',
    settings.VITE_FIREBASE_PROJECT_ID ?? '',
    '--config',
    join(folder, 'firebase.json'),
  ];
}

function partsOf({ VITE_FIREBASE_STORAGE_BUCKET: bucket }: Settings): string {
  return ['hosting', 'firestore', ...(bucket ? ['storage'] : [])].join(',');
}

/** Everything that a deploy would publish, as text. */
export function planOf(publication: Publication): string {
  const { settings, headers } = publication;
  return [
    `Projeto: ${settings.VITE_FIREBASE_PROJECT_ID}`,
    `Endereço: ${settings.VITE_SITE_URL}`,
    `Comando: firebase ${commandOf(publication).join(' ')}`,
    'Firestore: firestore.rules e firestore.indexes.json',
    settings.VITE_FIREBASE_STORAGE_BUCKET
      ? `Storage: storage.rules, no bucket ${settings.VITE_FIREBASE_STORAGE_BUCKET}`
      : 'Storage: nada, porque VITE_FIREBASE_STORAGE_BUCKET está vazio',
    'Cabeçalhos:',
    ...headers.flatMap(({ source, regex, headers: each }) =>
      [`  ${source ?? `só ${regex}`}`].concat(each.map(({ key, value }) => `    ${key}: ${value}`)),
    ),
    'Arquivos do site:',
    ...filesOf(publication).map(({ path, bytes }) => `  ${path}  ${integer.format(bytes)} bytes`),
  ].join('\n');
}
