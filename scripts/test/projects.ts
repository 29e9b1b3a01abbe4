import type { TestProjectConfiguration } from 'vitest/config';
import { MINUTE_MS } from '../../src/base/durations.ts';

/**
 * Unit tests that start Firebase, or test modules that such tests load, too. Each of these files has a DOM
 * and modules of its own. All other files of a worker share them, which takes a third of the time.
 */
const WITH_FIREBASE = '**/*.firebase.test.tsx';

/** Tests load no style sheets, but React refuses style sheets without an address. */
const STYLE_SHEETS = { include: [/[.]css[?]url$/] };

/** The projects of Vitest. Browser tests belong to Playwright (tests/e2e/playwright.config.ts). */
export const testProjects: TestProjectConfiguration[] = [
  // Only .tsx files get a DOM, even if they have no JSX: jsdom takes more than half a second to start.
  ...[
    {
      name: 'unit',
      environment: 'node',
      pattern: '**/*.test.ts',
      setup: ['unitSetup'],
      isolate: false,
    },
    {
      name: 'unit-dom',
      environment: 'jsdom',
      pattern: '**/*.test.tsx',
      exclude: [`tests/unit/${WITH_FIREBASE}`],
      setup: ['unitSetup', 'unitDomSetup'],
      isolate: false,
    },
    {
      name: 'unit-firebase',
      environment: 'jsdom',
      pattern: WITH_FIREBASE,
      setup: ['unitSetup', 'unitDomSetup'],
      isolate: true,
    },
  ].map(({ pattern, setup, ...project }) => ({
    extends: true as const,
    test: {
      ...project,
      include: [`tests/unit/${pattern}`],
      setupFiles: setup.map((file) => `tests/support/${file}.ts`),
      // The timeout is longer than Vitest's default, because machines that run tests are often busy.
      testTimeout: 30_000,
      css: STYLE_SHEETS,
      // Uses all processors; by default Vitest leaves one idle, which only suites with an emulator need.
      maxWorkers: '100%',
    },
  })),
  ...[
    { name: 'rules', environment: 'node', include: ['tests/rules/**/*.test.ts'] },
    { name: 'storage', environment: 'node', include: ['tests/storage/**/*.test.ts'] },
    { name: 'emulator', environment: 'node', include: ['tests/emulator/**/*.test.ts'] },
    { name: 'emulator-dom', environment: 'jsdom', include: ['tests/emulator/**/*.test.tsx'] },
  ].map((project) => ({
    extends: true as const,
    test: {
      ...project,
      css: STYLE_SHEETS,
      // Files can share their modules, because each file has its own Firebase project. Loading the SDKs anew
      // for each file would take an eighth of the time.
      isolate: false,
      testTimeout: MINUTE_MS,
      hookTimeout: MINUTE_MS,
    },
  })),
  {
    extends: true,
    test: {
      name: 'engines',
      environment: 'node',
      include: ['tests/engines/*.test.ts'],
      testTimeout: 2 * MINUTE_MS,
      hookTimeout: MINUTE_MS,
      // Test files run one after another, because WebKit's driver and the emulators serve one test at a time.
      fileParallelism: false,
    },
  },
  {
    extends: true,
    test: {
      name: 'long',
      environment: 'node',
      include: ['tests/long/**/*.test.ts'],
      testTimeout: 10 * MINUTE_MS,
      hookTimeout: MINUTE_MS,
    },
  },
];
