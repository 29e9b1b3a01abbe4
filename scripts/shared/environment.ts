import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnv } from '../../src/env.ts';

/** The modes that use the values of .env.example; any other mode is a production build. */
const EXAMPLE_MODES = new Set(['development', 'emulators', 'test']);

/**
 * The settings of a build in this mode. For production they come from the environment and the .env files. Otherwise they
 * come from the environment and .env.example, so that tests never use a real project's keys.
 * @throws when `checkEnv` finds a problem
 */
export function environment(mode: string): Record<string, string> {
  const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  if (EXAMPLE_MODES.has(mode)) return checkEnv({ ...example, ...loadEnv(mode, false, 'VITE_') });
  return checkEnv(loadEnv(mode, fileURLToPath(new URL('../..', import.meta.url)), 'VITE_'), example);
}
