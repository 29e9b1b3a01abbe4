import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnv } from '../src/env.ts';

/** Where the values of the example serve; any other build is for the air. */
const EXAMPLE_MODES = new Set(['development', 'emulators', 'test']);

/**
 * The settings that a build in this mode gets: for the air from the environment and the .env files, else from the
 * environment and the example, since a live project's keys have no place in a test.
 * @throws what `checkEnv` has to say about them
 */
export function environment(mode: string): Record<string, string> {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  if (EXAMPLE_MODES.has(mode)) return checkEnv({ ...example, ...loadEnv(mode, false, 'VITE_') });
  return checkEnv(loadEnv(mode, fileURLToPath(new URL('..', import.meta.url)), 'VITE_'), example);
}
