import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnv } from './env.ts';
import { ROOT } from './project.ts';

/** The validated settings by name. */
export type Settings = Record<string, string>;

/** Vite's modes that use the values of .env.example; every other mode is a production build. */
const EXAMPLE_MODES = new Set(['development', 'emulators', 'test']);

/**
 * The name of the staging environment: a separate Firebase project, in which the team tries what production
 * will get next.
 */
export const STAGING = 'homologacao';

/**
 * The settings for a Vite mode. Outside production they come from environment variables and .env.example, so
 * that tests never use a real project's keys.
 * @throws if `checkEnv` finds a problem
 */
export function environment(mode: string): Settings {
  if (EXAMPLE_MODES.has(mode)) return checkEnv({ ...read('.env.example'), ...loadEnv(mode, false, 'VITE_') });
  return productionSettings(false);
}

/**
 * The settings of a production build, from environment variables and the .env files. For staging from
 * .env.homologacao alone, so that a missing value is not taken from production.
 * @throws if `checkEnv` finds a problem, or if staging has no file, or production's project or API key
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
  const production = loadEnv('production', ROOT, 'VITE_');
  const isProduction = (name: string) => settings[name] === production[name]?.trim();
  if (isProduction('VITE_FIREBASE_PROJECT_ID'))
    throw new Error(
      `${file} e .env têm o mesmo projeto, ${settings.VITE_FIREBASE_PROJECT_ID}. Homologação precisa de um projeto só dela.`,
    );
  if (isProduction('VITE_FIREBASE_API_KEY'))
    throw new Error(
      `${file} e .env têm a mesma VITE_FIREBASE_API_KEY. Ponha em ${file} a do projeto ${settings.VITE_FIREBASE_PROJECT_ID}: no console do Firebase, Project settings, General, Your apps.`,
    );
  return settings;
}

function read(file: string): Settings {
  return parseEnv(readFileSync(join(ROOT, file), 'utf8')) as Settings;
}
