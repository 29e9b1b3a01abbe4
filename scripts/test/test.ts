// `npm test` and its parts: starts the emulators that the suites need, and runs the suites. The arguments are
// suites and, after `--`, a filter for test files.
import { findBrowser } from '../shared/browser';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { onInterrupt } from '../shared/processes';
import { startStorage } from '../shared/storageEmulator';
import { playwright, printResults, timed, vitest, type Env } from './runners';
import { startSites } from './sites';

/** The suites by what they need. Playwright runs those of `browser`, Vitest all others. */
const SUITES = {
  unit: ['unit'],
  storage: ['storage'],
  emulators: ['rules', 'emulator', 'long'],
  browser: ['tooling', 'e2e', 'e2e-long'],
  engines: ['engines'],
};

/**
 * The number of Playwright workers. The usual tests often wait, so two workers run at once. The long ones
 * wait less, and some rehearse a whole show.
 */
const WORKERS = 2;
const WORKERS_OF_LONG_TESTS = 1;

const given = process.argv.slice(2);
const asked = (suites: string[]) => suites.filter((suite) => given.includes(suite));
const filters = given.filter((word) => word !== '--' && !Object.values(SUITES).flat().includes(word));
const onEmulators = asked(SUITES.emulators);
const inBrowser = asked(SUITES.browser);
const inEngines = asked(SUITES.engines);

// Java's second, optimizing compilation is not worth it for an emulator that runs for minutes: without it,
// the tests take a third less time. The long tests need it, for crowds of 1,000 visitors.
if (!given.includes('long')) process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

const stops: (() => Promise<void>)[] = [];
const stop = async () => void (await Promise.all(stops.map((each) => each())));
onInterrupt(stop);

let prepared = true;
try {
  // The emulators and sites start while the unit tests run, which keep all processors busy. The suites on the
  // emulators come afterwards and run beside the browser tests, because both mostly wait.
  const unit = vitest(asked(SUITES.unit), filters, {});
  // `findBrowser` runs during the unit tests, because it may have to install a browser.
  const browser = inBrowser.length > 0 ? findBrowser() : '';
  const [[env = {}, ...envs]] = await Promise.all([start(), unit, testOnStorage()]);
  await Promise.all([vitest(onEmulators, filters, env), playwright(inBrowser, filters, browser, envs)]);
  await vitest(inEngines, filters, env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  prepared = false;
} finally {
  await stop();
}
process.exit(printResults(prepared) ? 0 : 1);

async function testOnStorage(): Promise<void> {
  const suites = asked(SUITES.storage);
  if (suites.length === 0) return;
  const emulator = await timed('Storage emulator', startStorage());
  stops.push(emulator.stop);
  await vitest(suites, filters, { FIREBASE_STORAGE_EMULATOR_HOST: emulator.storage });
}

/**
 * Starts the emulators and sites.
 * @returns the environment variables for Vitest, and for each Playwright worker
 */
async function start(): Promise<Env[]> {
  if (onEmulators.length + inBrowser.length + inEngines.length === 0) return [];
  return timed('emulators and sites', startSuites());
}

async function startSuites(): Promise<Env[]> {
  const needSite = inBrowser.length + inEngines.length > 0;
  const emulators = await startEmulators({ ports: FREE_PORTS, site: needSite });
  stops.push(emulators.stop);
  console.log(`Emulador do Firestore: ${emulators.found}, em ${emulators.firestore}`);
  if (inBrowser.length === 0) return [{ ...emulators.env, SITE_ADDRESS: emulators.site ?? '' }];
  const workers = inBrowser.includes('e2e-long') ? WORKERS_OF_LONG_TESTS : WORKERS;
  const sites = await startSites(emulators, workers);
  stops.push(sites.stop);
  return sites.envs;
}
