import { productionSettings, STAGING } from './environment';
import { parseOptions, UsageError } from './terminal';

/** The option that makes a command use .env.homologacao (staging) instead of .env, for `parseArgs`. */
export const STAGING_OPTION = { ambiente: { type: 'string' } } as const;

/** The options of commands that can act in a real project, for `parseArgs`. */
export const PROJECT_OPTIONS = { projeto: { type: 'string' }, ...STAGING_OPTION } as const;

/** The text about PROJECT_OPTIONS in a command's usage. */
export const PROJECT_USAGE = `  --projeto ID             age em um projeto de verdade, com a sua conta do Google
  --ambiente homologacao   o mesmo, no projeto de .env.homologacao
                           sem nenhuma delas, age nos emuladores que estão rodando`;

/**
 * Whether the command acts in the staging environment.
 * @throws UsageError if `--ambiente` names anything but staging, or `--projeto` is given, too
 */
export function isStaging({ ambiente, projeto }: { ambiente?: string; projeto?: string }): boolean {
  if (ambiente === undefined) return false;
  if (ambiente !== STAGING) throw new UsageError(`--ambiente só conhece ${STAGING}, e não "${ambiente}".`);
  if (projeto !== undefined) throw new UsageError('Escolha um: --projeto ou --ambiente.');
  return true;
}

/**
 * Parses a command's arguments: its words, and the real project in which it acts; undefined for the running
 * emulators.
 * @throws UsageError when an option is unknown, or the project's id is not valid
 */
export function readProjectArgs(args: string[]): { words: string[]; project: string | undefined } {
  const { positionals: words, values } = parseOptions({
    args,
    options: PROJECT_OPTIONS,
    allowPositionals: true,
  });
  return { words, project: projectOf(values) };
}

/**
 * The id of the real project in the options; undefined for the running emulators.
 * @throws UsageError when the id is not valid, or is an emulator's without an emulator
 */
export function projectOf(options: { ambiente?: string; projeto?: string }): string | undefined {
  if (isStaging(options)) return productionSettings(true).VITE_FIREBASE_PROJECT_ID;
  const { projeto: id } = options;
  if (id !== undefined && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id))
    throw new UsageError(`--projeto precisa do ID do projeto, e não de "${id}".`);
  if (id?.startsWith('demo-') && !process.env.FIRESTORE_EMULATOR_HOST)
    throw new UsageError(`${id} é um projeto de emulador. Para usar os emuladores, tire --projeto.`);
  return id;
}
