import { defineConfig } from '@playwright/test';

const { SITE_ADDRESS, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
if (!SITE_ADDRESS || !CHROMIUM_PATH || !PLAYWRIGHT_JSON_OUTPUT_FILE) {
  throw new Error('The browser tests need the emulators and a browser: run them with `npm run test:e2e`.');
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // All tests share one Firestore project, which each begins by emptying.
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    baseURL: SITE_ADDRESS,
    locale: 'pt-BR',
    // A small Android phone.
    viewport: { width: 360, height: 740 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
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
