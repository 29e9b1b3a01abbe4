import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { classNames } from './scripts/build/classNames.ts';
import { prerender } from './scripts/build/prerender.ts';
import { environment } from './scripts/shared/environment.ts';

const STATES = 'virtual:estados';

/** Provides the module `virtual:estados`: Brazil's states, sorted by name. */
function states(): Plugin {
  return {
    name: 'estados',
    resolveId: (id) => (id === STATES ? `\0${STATES}` : undefined),
    load(id) {
      if (id !== `\0${STATES}`) return undefined;
      const names = getStates().map(({ code, name }) => ({ code, name }));
      return `export const states = ${JSON.stringify(names)};`;
    },
  };
}

/**
 * Provides the municipalities in one JSON file for each state; forms fetch one. They are not modules, because some browsers
 * remember a failed import. Their names have no hash, so that pages from before a deploy can still fetch them.
 */
function cities(): Plugin {
  const lists = getStates().map(({ code }) => [`cidades/${code}.json`, JSON.stringify(getCities(code))]);
  return files('cidades', 'application/json', Object.fromEntries(lists));
}

/** Replaces a package in firebase/firestore/lite by src/firebase/integer.ts, which says why. */
function withoutBloomFilter(): Plugin {
  return {
    name: 'without-bloom-filter',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === '@firebase/webchannel-wrapper/bloom-blob' && /firestore.dist.lite/.test(importer)
        ? join(import.meta.dirname, 'src/firebase/integer.ts')
        : undefined,
  };
}

/** Provides the web app manifest: the name, icons and colours with which a phone installs the app. */
function manifest(name: string): Plugin {
  const source = JSON.stringify({
    name,
    short_name: name,
    description: 'Promoções e prêmios ao vivo.',
    id: '/',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
    background_color: '#2a1052',
    theme_color: '#2a1052',
    icons: [homeScreenIcon(192), homeScreenIcon(512), { ...homeScreenIcon(512), purpose: 'maskable' }],
  });
  return files('manifest', 'application/manifest+json', { 'manifest.webmanifest': source });
}

/** A plugin for files, given as contents by path: the dev server serves them, and a build writes them. */
function files(name: string, type: string, sources: Record<string, string>): Plugin {
  return {
    name,
    configureServer: ({ middlewares }) => {
      for (const [path, source] of Object.entries(sources)) {
        middlewares.use(`/${path}`, (_, response) => {
          response.setHeader('Content-Type', type);
          response.end(source);
        });
      }
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(sources))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function homeScreenIcon(size: number) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}

function firestoreOrigin(mode: string, { VITE_FIRESTORE_EMULATOR: emulator }: Record<string, string>) {
  return emulator && mode !== 'production' ? `http://${emulator}` : 'https://firestore.googleapis.com';
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // Throws unless every setting is valid, so that the app can rely on the values.
  const env = environment(mode);
  return {
    plugins: [
      react(),
      withoutBloomFilter(),
      states(),
      cities(),
      manifest(env.VITE_BRAND_NAME ?? ''),
      prerender(firestoreOrigin(mode, env)),
    ],
    // Vite itself reads no .env file: `environment` does, and checks the values.
    envDir: false,
    resolve: { alias: { re2js: join(import.meta.dirname, 'src/firebase/re2js.ts') } },
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // Not in development, where Vite's names tell what they are.
    css:
      command === 'build'
        ? { modules: { generateScopedName: classNames(join(import.meta.dirname, 'src')) } }
        : {},
    build: {
      // The oldest browsers that the product supports.
      target: ['chrome100', 'safari15.4'],
      modulePreload: { polyfill: false },
      // One style sheet: with several, `import()` of a page also waits for that page's CSS.
      cssCodeSplit: false,
      // No warnings about slow plugins: prerendering takes long.
      rolldownOptions: {
        checks: { pluginTimings: false },
        // App Check registers itself on import. Without this line, builds without App Check would contain it too.
        treeshake: { moduleSideEffects: [{ test: /@firebase.app-check/, sideEffects: false }] },
        // Modules that are always loaded together share a file, which compresses better than several.
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  // Not in the file of React or of the page, because the waiting room's first script must not wait for those.
                  {
                    name: 'base',
                    test: /src.(config|timeouts|reporting|storage|storageKeys|loadPart|listenTo|auth.loadAccount)\.ts$/,
                  },
                  { name: 'data', test: /src.(model|documentPaths|dates)\.ts$/ },
                  // Not with the rooms, which home does not need.
                  { name: 'observable', test: /src.observable\.ts$/ },
                  { name: 'tickets', test: /src.storedTickets\.ts$/ },
                  {
                    name: 'room',
                    test: /src.(firebase.readTime|waiting-room.(roomView|secondsText|serverClock|showMistakes|showVideoId))\.ts$/,
                  },
                  { name: 'app', test: /src.(main\.tsx|ui.useChunk\.ts)$/ },
                  {
                    name: 'session',
                    test: /src.(auth.(AuthProvider|AuthContext|TermsLink|profileCache|errors)|ui.(FormError|useLoaded))\.tsx?$/,
                  },
                  { name: 'forms', test: /src.(ui.(useForm|Form|Field)|account.schemas)\.tsx?$/ },
                  { name: 'database', test: /src.(firebase.(once|firestore)|auth.profile)\.ts$/ },
                  { name: 'participations', test: /src.(firebase.queryAll|auth.ownParticipations)\.ts$/ },
                  {
                    name: 'subscriptions',
                    test: /src.(firebase.(realtime|subscribeWithRetry)|show.subscriptions)\.ts$/,
                  },
                  // The desk uses some of these. Without the group, visitors would load the others in a file of their own.
                  {
                    name: 'pictures',
                    test: /src.(ui.(Picture|imageAddress)|promotions.(pictureOf|Paragraphs|LoadError|period|isJoinedHere))\./,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'clock',
                    test: /src.(serverTime|show.(useServerClock|useShowPhase|phase|Countdown|LiveBadge|messages))\./,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'show',
                    test: /src.(show.(idle|useShow|ShowBar|showState)|promotions.loadPromotions)\./,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
      },
    },
    test: {
      projects: [
        // A test that needs a DOM is a .tsx file, even without JSX: jsdom costs more than half a second for each file.
        ...[
          {
            name: 'unit',
            environment: 'node',
            patterns: ['**/*.test.ts'],
            setup: ['unitSetup'],
            isolate: false,
          },
          // These start no Firebase. One DOM for all files of a worker takes a third of the time of one for each.
          {
            name: 'unit-dom',
            environment: 'jsdom',
            patterns: ['{account,analytics,info,show,ui,waiting-room}/*.test.tsx'],
            setup: ['unitSetup', 'unitDomSetup'],
            isolate: false,
          },
          {
            name: 'unit-firebase',
            environment: 'jsdom',
            patterns: ['*.test.tsx', '{auth,backstage,promotions,push}/*.test.tsx'],
            setup: ['unitSetup', 'unitDomSetup'],
            isolate: true,
          },
        ].map(({ patterns, setup, ...project }) => ({
          extends: true as const,
          test: {
            ...project,
            include: patterns.map((pattern) => `tests/unit/${pattern}`),
            setupFiles: setup.map((file) => `tests/support/${file}.ts`),
            // Longer than Vitest's default, because machines that run tests are often busy.
            testTimeout: 30_000,
            // Style sheets are left out, but React refuses one without an address.
            css: { include: [/[.]css[?]url$/] },
            // By default Vitest leaves one processor idle. Suites that use an emulator need that one; unit tests do not.
            maxWorkers: '100%',
          },
        })),
        ...['rules', 'storage', 'emulator'].map((name) => ({
          extends: true as const,
          test: {
            name,
            environment: 'node' as const,
            include: [`tests/${name}/**/*.test.ts`],
            // Each file has a Firebase project of its own; loading the SDKs anew for each would take an eighth of the time.
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        })),
        {
          extends: true,
          test: {
            name: 'engines',
            environment: 'node',
            include: ['tests/engines/*.test.ts'],
            testTimeout: 120_000,
            hookTimeout: 60_000,
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
            testTimeout: 600_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  };
});
