import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../src/base/durations';

const { WORKER_ENVS, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE, TEST_PARALLEL_INDEX, SCREENSHOTS } =
  process.env;
if (!WORKER_ENVS || !CHROMIUM_PATH || !PLAYWRIGHT_JSON_OUTPUT_FILE) {
  throw new Error('The browser tests need the emulators and a browser: run them with `npm run test:e2e`.');
}

/** Each worker has a Firebase project and a site of its own. */
const envs = JSON.parse(WORKER_ENVS) as Record<string, string>[];
Object.assign(process.env, envs[Number(TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  projects: [
    // The longest tests first, so that the workers end together.
    { name: 'tooling', testDir: '../tooling' },
    { name: 'e2e', testIgnore: 'long/**' },
    { name: 'e2e-long', testDir: 'long', timeout: 10 * MINUTE_MS, use: { navigationTimeout: MINUTE_MS } },
  ],
  outputDir: '../../test-results',
  workers: envs.length,
  fullyParallel: true,
  forbidOnly: true,
  timeout: SCREENSHOTS ? 5 * MINUTE_MS : 2 * MINUTE_MS,
  // A race is a fault, of the product or of the test.
  retries: 0,
  // Machines that run tests are often busy.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'pt-BR',
    // The Hosting emulator would compress every file at every request.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // A small Android phone.
    viewport: { width: 360, height: 740 },
    // Without a graphics card, a moving stage takes a quarter of a processor for as long as the page is open.
    contextOptions: { reducedMotion: SCREENSHOTS ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: fileURLToPath(new URL('chromium.sh', import.meta.url)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
