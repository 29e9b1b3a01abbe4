import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnv } from './env.ts';
import { ROOT } from './project.ts';

/** The settings, as checkEnv returns them, by name. */
export type Settings = Record<string, string>;

/** The modes that use the values of .env.example; any other mode is a production build. */
const EXAMPLE_MODES = new Set(['development', 'emulators', 'test']);

/**
 * The staging environment: a Firebase project of its own, in which a team tries out what production gets
 * next.
 */
export const STAGING = 'homologacao';

/**
 * The settings of a build in this mode. Outside production they come from the environment and .env.example,
 * so that tests never use a real project's keys.
 * @throws when `checkEnv` finds a problem
 */
export function environment(mode: string): Settings {
  if (EXAMPLE_MODES.has(mode)) return checkEnv({ ...read('.env.example'), ...loadEnv(mode, false, 'VITE_') });
  return productionSettings(false);
}

/**
 * The settings of a production build, from the environment and the .env files; for staging from
 * .env.homologacao alone, so that a missing value does not come from production.
 * @throws when `checkEnv` finds a problem, and when staging has no file or has production's project
 */
export function productionSettings(staging: boolean): Settings {
  const example = read('.env.example');
  if (!staging) return checkEnv(loadEnv('production', ROOT, 'VITE_'), example);

  const file = `.env.${STAGING}`;
  if (!existsSync(join(ROOT, file)))
    throw new Error(
      `Falta o arquivo ${file}, com os valores do projeto de homologação (modelo: .env.example).`,
    );
  const settings = checkEnv(read(file), example, file);
  const { VITE_FIREBASE_PROJECT_ID: production } = loadEnv('production', ROOT, 'VITE_');
  if (settings.VITE_FIREBASE_PROJECT_ID === production?.trim())
    throw new Error(
      `${file} e .env têm o mesmo projeto, ${production}. Homologação precisa de um projeto só dela.`,
    );
  return settings;
}

function read(file: string): Settings {
  return parseEnv(readFileSync(join(ROOT, file), 'utf8')) as Settings;
}
