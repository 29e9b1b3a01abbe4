import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../shared/headers';
import type { Publication } from './publication';

/** The arguments for firebase-tools that publish a publication, in two steps. */
export interface Commands {
  /** Publishes the rules and the indexes. */
  rules: string[];
  site: string[];
}

/** @param commit the commit from which the publication was built, if it is known: the release's message */
export function commandsOf({ folder, settings }: Publication, commit?: string): Commands {
  const project = ['--project', settings.VITE_FIREBASE_PROJECT_ID ?? ''];
  const options = [...project, '--config', join(folder, 'firebase.json')];
  const targets = settings.VITE_FIREBASE_STORAGE_BUCKET ? 'firestore,storage' : 'firestore';
  return {
    rules: ['deploy', '--only', targets, ...options],
    site: ['deploy', '--only', 'hosting', ...options, ...(commit ? ['--message', commit] : [])],
  };
}

/** Describes what a deploy is about to do, for the person who confirms it. */
export function warningOf({ settings }: Publication, commit?: string): string {
  const { VITE_FIREBASE_PROJECT_ID: id, VITE_SITE_URL: address } = settings;
  const source = commit ? ` do commit ${commit}` : '';
  const dirty = commit?.endsWith('-dirty')
    ? '\n-dirty: há arquivos mudados ou novos que não estão no commit.'
    : '';
  return `Isto publica o site, as regras e os índices${source} no projeto ${id}, em ${address}.${dirty}`;
}

/** Describes everything that a deploy would publish, as text. */
export function planOf(publication: Publication, commit?: string): string {
  const { settings, headers } = publication;
  const dist = join(publication.folder, 'dist');
  const { rules, site } = commandsOf(publication, commit);
  const sizeOf = (path: string) => statSync(join(dist, path)).size.toLocaleString('pt-BR');
  return [
    `Projeto: ${settings.VITE_FIREBASE_PROJECT_ID}`,
    `Endereço: ${settings.VITE_SITE_URL}`,
    `Comandos: firebase ${rules.join(' ')}`,
    `          firebase ${site.join(' ')}`,
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
