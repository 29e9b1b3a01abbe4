import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../src/base/durations';

const { WORKER_ENVS, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE, TEST_PARALLEL_INDEX, SCREENSHOTS } =
  process.env;
if (!WORKER_ENVS || !CHROMIUM_PATH || !PLAYWRIGHT_JSON_OUTPUT_FILE) {
  throw new Error('The browser tests need the emulators and a browser: run them with `npm run test:e2e`.');
}

/** The environment variables of each worker. Each has its own Firebase project and site. */
const envs = JSON.parse(WORKER_ENVS) as Record<string, string>[];
Object.assign(process.env, envs[Number(TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  projects: [
    // `tooling` comes before `e2e`, because its tests take longer: so all workers end at about the same time.
    // `npm run test:long` runs `e2e-long` alone.
    { name: 'tooling', testDir: '../tooling' },
    { name: 'e2e', testIgnore: 'long/**' },
    { name: 'e2e-long', testDir: 'long', timeout: 10 * MINUTE_MS, use: { navigationTimeout: MINUTE_MS } },
  ],
  outputDir: '../../test-results',
  workers: envs.length,
  fullyParallel: true,
  forbidOnly: true,
  timeout: SCREENSHOTS ? 5 * MINUTE_MS : 2 * MINUTE_MS,
  // No retries: a test that fails only sometimes shows a fault of the product or of the test.
  retries: 0,
  // The timeout is longer than the default, because machines that run tests are often busy.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // The site is requested without compression, because the Hosting emulator would compress every file at
    // every request.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // The screen of a small Android phone.
    viewport: { width: 360, height: 740 },
    // Reduced motion: without a graphics card, the moving stage takes a quarter of a processor while a page
    // is open.
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
