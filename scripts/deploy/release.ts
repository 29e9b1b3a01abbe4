import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readFirebaseConfig, ROOT } from '../shared/emulators';
import { headersFor, headersOfFiles, inlineSources, type Headers, type Settings } from '../shared/headers';
import { makeFolder } from '../shared/runs';

/** What is published. It has its own folder, so that the files that were checked are the files that are deployed. */
export interface Release {
  folder: string;
  settings: Settings;
  headers: Headers;
}

/** Creates the folder with the current rules, indexes and firebase.json. */
export function prepareRelease(): string {
  const folder = makeFolder('publicacao-');
  const { firestore } = readFirebaseConfig(ROOT);
  for (const file of ['firebase.json', ...Object.values(firestore)])
    copyFileSync(join(ROOT, file), join(folder, file));
  return folder;
}

/** Builds the site into the folder and adds the headers for these settings and this build to its firebase.json. */
export async function buildRelease(folder: string, settings: Settings): Promise<Release> {
  const dist = join(folder, 'dist');
  await buildSite('production', dist, settings);
  const config = readFirebaseConfig(folder);
  const { hosting } = config;
  const headers = [
    ...headersFor(hosting.headers, settings, inlineSources(dist)),
    ...headersOfFiles(dist, hosting.rewrites),
  ];
  const complete = { ...config, hosting: { ...hosting, headers } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(complete, null, 2));
  return { folder, settings, headers };
}

/** The site's files and their sizes. */
export function filesOf({ folder }: Pick<Release, 'folder'>): { path: string; bytes: number }[] {
  const dist = join(folder, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, stats: statSync(join(dist, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, bytes: stats.size }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
