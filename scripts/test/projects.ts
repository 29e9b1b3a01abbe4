import type { TestProjectConfiguration } from 'vitest/config';
import { MINUTE_MS } from '../../src/base/durations.ts';

/** These start no Firebase. One DOM for all files of a worker takes a third of the time of one for each. */
const WITHOUT_FIREBASE = '{account,analytics,info,show,ui,waiting-room}/**/*.test.tsx';

/** The projects of Vitest. Browser tests are Playwright's (tests/e2e/playwright.config.ts). */
export const testProjects: TestProjectConfiguration[] = [
  // A test that needs a DOM is a .tsx file, even without JSX: jsdom costs more than half a second for each
  // file.
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
      pattern: WITHOUT_FIREBASE,
      setup: ['unitSetup', 'unitDomSetup'],
      isolate: false,
    },
    {
      name: 'unit-firebase',
      environment: 'jsdom',
      pattern: '**/*.test.tsx',
      exclude: [`tests/unit/${WITHOUT_FIREBASE}`],
      setup: ['unitSetup', 'unitDomSetup'],
      isolate: true,
    },
  ].map(({ pattern, setup, ...project }) => ({
    extends: true as const,
    test: {
      ...project,
      include: [`tests/unit/${pattern}`],
      setupFiles: setup.map((file) => `tests/support/${file}.ts`),
      // Longer than Vitest's default, because machines that run tests are often busy.
      testTimeout: 30_000,
      // Tests load no style sheets, but React refuses one without an address.
      css: { include: [/[.]css[?]url$/] },
      // By default Vitest leaves one processor idle. Suites that use an emulator need that one; unit tests do
      // not.
      maxWorkers: '100%',
    },
  })),
  ...['rules', 'storage', 'emulator'].map((name) => ({
    extends: true as const,
    test: {
      name,
      environment: 'node' as const,
      include: [`tests/${name}/**/*.test.ts`],
      // Each file has a Firebase project of its own; loading the SDKs anew for each would take an eighth of
      // the time.
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
      // Files run one after another, because WebKit's driver and the emulators serve one test at a time.
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
