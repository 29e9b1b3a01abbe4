import * as v from 'valibot';
import { Env } from './envSchema.ts';

/** The settings whose example values a production build refuses; .env.example marks them REAL. */
const REAL = [
  'VITE_SITE_URL',
  'VITE_APP_DOWNLOAD_URL',
  'VITE_ORGANIZER_NAME',
  'VITE_ORGANIZER_CONTACT',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_CACHE_PASSPHRASE',
] as const;

/** Pairs of settings: the first requires the second. */
const NEEDS = [
  ['VITE_FIREBASE_MEASUREMENT_ID', 'VITE_FIREBASE_APP_ID'],
  ['VITE_RECAPTCHA_ENTERPRISE_KEY', 'VITE_FIREBASE_APP_ID'],
  ['VITE_PUSH_BASE_URL', 'VITE_PUSH_API_KEY'],
  ['VITE_PUSH_API_KEY', 'VITE_PUSH_BASE_URL'],
] as const;

/**
 * Validates the app's settings and adds defaults.
 * @param example the values of .env.example, only for a production build: settings marked REAL must differ
 * from them
 * @param file the name of the file to correct, for error messages
 * @throws one error that names every missing, malformed or example value and says where to set it
 */
export function checkEnv(
  given: Record<string, string>,
  example?: Record<string, string>,
  file = '.env',
): Record<string, string> {
  const result = v.safeParse(Env, given, { abortPipeEarly: true });
  const malformed = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const problems = [...malformed, ...missing(given), ...(example ? productionProblems(given, example) : [])];
  if (!result.success || problems.length > 0) {
    throw new Error(
      [
        `Configuração incompleta. Corrija no arquivo ${file} (modelo: .env.example):`,
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
  }
  return result.output as Record<string, string>;
}

function missing(given: Record<string, string>): string[] {
  return NEEDS.filter(([name, needed]) => given[name]?.trim() && !given[needed]?.trim()).map(
    ([name, needed]) => `${needed}: falta para ${name}`,
  );
}

function productionProblems(given: Record<string, string>, example: Record<string, string>): string[] {
  const unreal = REAL.filter((name) => given[name] !== undefined && given[name].trim() === example[name]);
  const { VITE_FIREBASE_PROJECT_ID: project = '', VITE_PUSH_BASE_URL: push = '' } = given;
  return [
    ...unreal.map((name) => `${name}: ainda tem o valor de exemplo`),
    ...(project.trim().startsWith('demo-') && !unreal.includes('VITE_FIREBASE_PROJECT_ID')
      ? ['VITE_FIREBASE_PROJECT_ID: começa com demo-, como só os projetos de emulador']
      : []),
    ...(push.trim().startsWith('http://127.0.0.1')
      ? ['VITE_PUSH_BASE_URL: precisa começar com https://']
      : []),
  ];
}
