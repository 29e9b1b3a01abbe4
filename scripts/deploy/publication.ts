import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readFirebaseConfig, ROOT } from '../shared/emulators';
import {
  headersFor,
  headersOfFiles,
  inlineSources,
  OF_FIREBASE_PAGES,
  UNLISTED,
  type Headers,
  type Settings,
} from '../shared/headers';
import { makeFolder } from '../shared/runs';

/** What is published. It has its own folder, so that the files that were checked are the files that are deployed. */
export interface Publication {
  folder: string;
  settings: Settings;
  headers: Headers;
}

/** Creates the folder with the current rules, indexes and firebase.json. */
export function preparePublication(): string {
  const folder = makeFolder('publicacao-');
  const { firestore, storage } = readFirebaseConfig(ROOT);
  for (const file of ['firebase.json', storage.rules, ...Object.values(firestore)])
    copyFileSync(join(ROOT, file), join(folder, file));
  return folder;
}

/**
 * Builds the site into the folder, and writes the headers for these settings and this build, and the bucket, into its
 * firebase.json. A publication for staging is kept out of search engines.
 */
export async function buildPublication(
  folder: string,
  settings: Settings,
  staging: boolean,
): Promise<Publication> {
  const dist = join(folder, 'dist');
  await buildSite('production', dist, settings);
  const config = readFirebaseConfig(folder);
  const { hosting, storage } = config;
  const headers = [
    ...headersFor(hosting.headers, settings, inlineSources(dist)),
    ...headersOfFiles(dist, hosting.rewrites),
    ...OF_FIREBASE_PAGES,
    ...(staging ? UNLISTED : []),
  ];
  const { VITE_FIREBASE_STORAGE_BUCKET: bucket } = settings;
  const complete = {
    ...config,
    hosting: { ...hosting, headers },
    storage: bucket && [{ bucket, ...storage }],
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(complete, null, 2));
  return { folder, settings, headers };
}

/** The site's files and their sizes. */
export function filesOf({ folder }: Pick<Publication, 'folder'>): { path: string; bytes: number }[] {
  const dist = join(folder, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, stats: statSync(join(dist, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, bytes: stats.size }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
