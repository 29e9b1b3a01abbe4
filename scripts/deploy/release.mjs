import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readFirebaseConfig, ROOT } from '../emulators.mjs';
import { headersFor, headersOfAssets } from '../headers.mjs';
import { makeFolder } from '../runs.mjs';

/**
 * What goes on the air, in a folder of its own: what was checked is what is deployed.
 * @typedef {object} Release
 * @property {string} folder
 * @property {import('../headers.mjs').Settings} settings
 * @property {import('../headers.mjs').Headers} headers
 */

/** A new folder with the rules, the indexes and firebase.json as they are now. */
export function beginRelease() {
  const folder = makeFolder('publicacao-');
  const { firestore } = readFirebaseConfig(ROOT);
  for (const file of ['firebase.json', ...Object.values(firestore)])
    copyFileSync(join(ROOT, file), join(folder, file));
  return folder;
}

/**
 * Builds the site with these settings, and gives firebase.json the headers of what is configured and of what was built.
 * @param {string} folder
 * @param {import('../headers.mjs').Settings} settings
 * @returns {Promise<Release>}
 */
export async function endRelease(folder, settings) {
  const dist = join(folder, 'dist');
  await buildSite('production', dist, settings);
  const config = readFirebaseConfig(folder);
  const headers = [...headersFor(config.hosting.headers, settings), headersOfAssets(dist)];
  const complete = { ...config, hosting: { ...config.hosting, headers } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(complete, null, 2));
  return { folder, settings, headers };
}

/**
 * The site's files with their sizes, bytes.
 * @param {Release} release
 */
export function filesOf({ folder }) {
  const dist = join(folder, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, stats: statSync(join(dist, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, bytes: stats.size }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
