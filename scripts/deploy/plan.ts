import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../shared/headers';
import { ROOT } from '../shared/project';
import type { Publication } from './publication';

/** The arguments for firebase-tools that deploy the publication. */
export function commandOf({ folder, settings }: Publication): string[] {
  const commit = currentCommit();
  return [
    'deploy',
    '--only',
    ['hosting', 'firestore', ...(settings.VITE_FIREBASE_STORAGE_BUCKET ? ['storage'] : [])].join(),
    '--project',
    settings.VITE_FIREBASE_PROJECT_ID ?? '',
    '--config',
    join(folder, 'firebase.json'),
    ...(commit ? ['--message', commit] : []),
  ];
}

/** The commit of this repository, with `-dirty` if files were changed since; undefined outside of git. */
function currentCommit(): string | undefined {
  const args = ['describe', '--always', '--dirty', '--exclude', '*'];
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Describes everything that a deploy would publish, as text. */
export function planOf(publication: Publication): string {
  const { settings, headers } = publication;
  const dist = join(publication.folder, 'dist');
  const sizeOf = (path: string) => statSync(join(dist, path)).size.toLocaleString('pt-BR');
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
    ...filesIn(dist)
      .sort()
      .map((path) => `  ${path}  ${sizeOf(path)} bytes`),
  ].join('\n');
}
