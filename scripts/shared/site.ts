import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment';
import { startFirebaseTools } from './firebaseTools';
import { headersFor, headersOfFiles, inlineSources, type Headers } from './headers';
import { choosePort } from './ports';
import { run } from './processes';
import { PROJECT, ROOT } from './project';

/**
 * Builds the app.
 * @param env settings that override those of the .env files
 */
export async function buildSite(
  mode: 'emulators' | 'production',
  outDir: string,
  env: Record<string, string>,
): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  // Tests run this with NODE_ENV=test, with which Vite would build React's development version.
  const NODE_ENV = 'production';
  const code = await run(process.execPath, [vite, ...args], {
    cwd: ROOT,
    env: { ...env, NODE_ENV },
  });
  if (code !== 0) throw new Error('O site não foi construído; o motivo está acima.');
}

/**
 * The Hosting emulator's configuration.
 * @param emulators the addresses that the content security policy has to allow, those of the emulators that
 * the app calls
 */
export function hostingOf(dist: string, emulators: string[]) {
  const { hosting } = readFirebaseConfig(ROOT);
  const headers = headersFor(hosting.headers, environment('emulators'), {
    ...inlineSources(dist),
    'connect-src': emulators,
  });
  return { ...hosting, headers: [...headers, ...headersOfFiles(dist, hosting.rewrites)] };
}

/**
 * Starts only the Hosting emulator.
 * @param folder what `firebase deploy` would publish
 */
export async function startHosting(folder: string): Promise<{ site: string; stop: () => Promise<void> }> {
  const ports = { hosting: await choosePort('o emulador do Hosting', 0) };
  const { hosting } = readFirebaseConfig(folder);
  const stop = await startFirebaseTools({ folder, project: PROJECT, ports, config: { hosting } });
  return { site: `http://127.0.0.1:${ports.hosting}`, stop };
}

interface FirebaseConfig {
  firestore: Record<string, string>;
  storage: { rules: string };
  hosting: { headers: Headers; rewrites: { regex: string; destination: string }[] } & Record<string, unknown>;
}

export function readFirebaseConfig(folder: string): FirebaseConfig {
  return JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
}
