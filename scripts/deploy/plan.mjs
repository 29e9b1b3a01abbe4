import { join } from 'node:path';
import { filesOf } from './release.mjs';

/** @typedef {import('./release.mjs').Release} Release */

const whole = new Intl.NumberFormat('pt-BR');

/**
 * What firebase-tools is told to do.
 * @param {Release} release
 */
export function commandOf({ folder, settings }) {
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

/** All that a deploy would do, for people. @param {Release} release */
export function planOf(release) {
  const { settings, headers } = release;
  return [
    `Projeto: ${settings.VITE_FIREBASE_PROJECT_ID}`,
    `Endereço: ${settings.VITE_SITE_URL}`,
    `Comando: firebase ${commandOf(release).join(' ')}`,
    'Firestore: firestore.rules e firestore.indexes.json',
    'Cabeçalhos:',
    // Only the rule of the built files has no source.
    ...headers.flatMap(({ source, headers: each }) =>
      [`  ${source ?? '/assets, os arquivos abaixo'}`].concat(
        each.map(({ key, value }) => `    ${key}: ${value}`),
      ),
    ),
    'Arquivos do site:',
    ...filesOf(release).map(({ path, bytes }) => `  ${path}  ${whole.format(bytes)} bytes`),
  ].join('\n');
}
