import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { classNames } from './scripts/build/classNames.ts';
import { pictures, states } from './scripts/build/constants.ts';
import { cities, manifest } from './scripts/build/plugins.ts';
import { prerender } from './scripts/build/prerender.ts';
import { environment } from './scripts/shared/environment.ts';
import { testProjects } from './scripts/test/projects.ts';

function firestoreOrigin(mode: string, { VITE_FIRESTORE_EMULATOR: emulator }: Record<string, string>) {
  return emulator && mode !== 'production' ? `http://${emulator}` : 'https://firestore.googleapis.com';
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // Throws unless every setting is valid, so that the app can rely on the values.
  const env = environment(mode);
  return {
    plugins: [
      react(),
      states(),
      pictures(),
      cities(),
      manifest(env.VITE_BRAND_NAME ?? ''),
      prerender(firestoreOrigin(mode, env)),
    ],
    // Vite itself reads no .env file: `environment` does, and checks the values.
    envDir: false,
    // Replaces parts of Firestore that the app does not need. Each replacing module says what it replaces.
    resolve: {
      alias: {
        re2js: join(import.meta.dirname, 'src/firebase/re2js.ts'),
        '@firebase/webchannel-wrapper/bloom-blob': join(import.meta.dirname, 'src/firebase/bloomBlob.ts'),
      },
    },
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // Short class names are for builds only: in development, Vite's longer names contain the name of the
    // class.
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
      // Without warnings about slow plugins, because prerendering takes long.
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Writes the constants of other modules where they are used, which saves some 250 bytes of each page.
        optimization: { inlineConst: true },
        // App Check registers itself on import. Unless this line denies that side effect, the bundler keeps
        // App Check also in builds that do not use it.
        treeshake: { moduleSideEffects: [{ test: /@firebase.app-check/, sideEffects: false }] },
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups() } },
      },
    },
    test: { projects: testProjects },
  };
});
