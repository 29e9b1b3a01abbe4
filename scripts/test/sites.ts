import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Emulators } from '../shared/emulators';
import { startFirebaseTools } from '../shared/firebaseTools';
import { choosePort } from '../shared/ports';
import { makeFolder } from '../shared/runs';
import { buildSite, hostingOf } from '../shared/site';
import type { Env } from './runners';
import { OPTIONAL } from './settings';

/** A Firebase project with its emulators, and the site that uses them. */
type Project = Pick<Emulators, 'env' | 'stop'> & { site: string };

/**
 * Starts a Firebase project with a site for each worker of the browser tests, because every test first clears
 * its project's data. The given emulators' own project stays free for other suites.
 * @returns the environment variables of the given emulators, and of each worker
 */
export async function startSites(
  emulators: Emulators,
  workers: number,
): Promise<{ envs: Env[]; stop: () => Promise<void> }> {
  const configured = makeFolder('configured-');
  const numbers = Array.from({ length: workers }, (_, index) => index + 1);
  const [others] = await Promise.all([
    Promise.all(
      numbers.map((number) => startProject(`${emulators.env.GCLOUD_PROJECT}-${number}`, emulators)),
    ),
    buildSite('emulators', configured, { ...emulators.env, ...OPTIONAL }),
  ]);
  return {
    envs: [
      { ...emulators.env, SITE_ADDRESS: emulators.site ?? '', CONFIGURED_BUILD: configured },
      ...others.map(({ env, site }) => {
        const copy = makeFolder('configured-');
        copyBuild(configured, copy, emulators.env, env);
        return { ...env, SITE_ADDRESS: site, CONFIGURED_BUILD: copy };
      }),
    ],
    stop: async () => void (await Promise.all(others.map(({ stop }) => stop()))),
  };
}

/**
 * Starts emulators for another project beside running ones. The projects share the Firestore emulator, which
 * keeps them apart, and one build of the site. This project gets an Auth emulator of its own, because an Auth
 * emulator treats all requests of pages as requests of the project with which it was started.
 */
async function startProject(project: string, emulators: Emulators): Promise<Project> {
  const folder = makeFolder('emuladores-');
  const ports = {
    auth: await choosePort('o emulador do Auth', 0),
    hosting: await choosePort('o emulador do Hosting', 0),
  };
  const auth = `127.0.0.1:${ports.auth}`;
  const env = {
    ...emulators.env,
    GCLOUD_PROJECT: project,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_AUTH_EMULATOR: auth,
  };
  const dist = join(folder, 'dist');
  copyBuild(emulators.dist, dist, emulators.env, env);
  const config = { hosting: hostingOf(dist, [`http://${emulators.firestore}`, `http://${auth}`]) };
  const stop = await startFirebaseTools({ folder, project, ports, config });
  return { env, site: `http://127.0.0.1:${ports.hosting}`, stop };
}

/**
 * Copies a build for other settings, by replacing the settings' values in its files.
 * @throws if the build does not contain a value that has to be replaced
 */
function copyBuild(dist: string, copy: string, from: Env, to: Env): void {
  cpSync(dist, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|js)$/.test(path))
    .map((path) => join(copy, path));
  for (const [name, value] of Object.entries(to)) {
    const before = from[name] ?? '';
    if (!name.startsWith('VITE_') || value === before) continue;
    const containing = files.filter((file) => readFileSync(file, 'utf8').includes(before));
    if (containing.length === 0) throw new Error(`The build does not contain ${name}.`);
    for (const file of containing) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, value));
  }
}
