import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedPromotion } from '../../src/promotions/PromotionHead';
import type { Settings } from '../shared/environment';
import { headersFor, headersOfFiles, inlineSources, type Headers } from '../shared/headers';
import { ROOT } from '../shared/project';
import { makeFolder } from '../shared/runs';
import { buildSite, readFirebaseConfig } from '../shared/site';

/**
 * The content security policy of the pages that Hosting adds to every site, such as Firebase's page for links
 * in e-mails. The site's stricter policy would block the scripts of these pages.
 */
const POLICY_OF_FIREBASE = "script-src 'self' 'unsafe-inline' https:; object-src 'none'; base-uri 'none'";

/** A build to be published, in a folder of its own, so that exactly the checked files are deployed. */
export interface Publication {
  folder: string;
  settings: Settings;
  headers: Headers;
}

/** Creates the publication's folder, with the rules, the indexes and firebase.json. */
export function preparePublication(): string {
  const folder = makeFolder('publicacao-');
  const { firestore, storage } = readFirebaseConfig(ROOT);
  for (const file of ['firebase.json', storage.rules, ...Object.values(firestore)])
    copyFileSync(join(ROOT, file), join(folder, file));
  return folder;
}

/**
 * Builds the site into the folder and completes the folder's firebase.json by the headers for this build and
 * the Storage bucket. In staging, a header keeps search engines away.
 * @param promotions published promotions, each of which gets an HTML page for messengers
 */
export async function buildPublication(
  folder: string,
  settings: Settings,
  staging: boolean,
  promotions: SharedPromotion[],
): Promise<Publication> {
  const dist = join(folder, 'dist');
  const file = join(folder, 'promocoes.json');
  writeFileSync(file, JSON.stringify(promotions));
  await buildSite('production', dist, { ...settings, PUBLISHED_PROMOTIONS: file });
  const config = readFirebaseConfig(folder);
  const { hosting, storage } = config;
  const headers = [
    ...headersFor(hosting.headers, settings, inlineSources(dist)),
    ...headersOfFiles(dist, hosting.rewrites),
    oneHeader('/__/auth/**', 'Content-Security-Policy', POLICY_OF_FIREBASE),
    ...(staging ? [oneHeader('**', 'X-Robots-Tag', 'noindex')] : []),
  ];
  const { VITE_FIREBASE_STORAGE_BUCKET: bucket } = settings;
  const buckets = bucket && [{ bucket, ...storage }];
  const complete = { ...config, hosting: { ...hosting, headers }, storage: buckets };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(complete, null, 2));
  return { folder, settings, headers };
}

function oneHeader(source: string, key: string, value: string) {
  return { source, headers: [{ key, value }] };
}
