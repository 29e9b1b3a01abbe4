import { productionSettings, STAGING } from './environment';
import { parseOptions, UsageError } from './terminal';

/** The option by which a command reads .env.homologacao instead of .env, for `parseArgs`. */
export const STAGING_OPTION = { ambiente: { type: 'string' } } as const;

/** The options of commands that act in a real project, for `parseArgs`. */
export const PROJECT_OPTIONS = { projeto: { type: 'string' }, ...STAGING_OPTION } as const;

/** The description of PROJECT_OPTIONS in a command's usage. */
export const PROJECT_USAGE = `  --projeto ID             age em um projeto de verdade, com a sua conta do Google
  --ambiente homologacao   o mesmo, no projeto de .env.homologacao
                           sem nenhuma delas, age nos emuladores que estão rodando`;

/**
 * Whether the command is to act in the staging environment.
 * @throws UsageError when the options name another environment, or a project, too
 */
export function isStaging({ ambiente, projeto }: { ambiente?: string; projeto?: string }): boolean {
  if (ambiente === undefined) return false;
  if (ambiente !== STAGING) throw new UsageError(`--ambiente só conhece ${STAGING}, e não "${ambiente}".`);
  if (projeto !== undefined) throw new UsageError('Escolha um: --projeto ou --ambiente.');
  return true;
}

/**
 * @throws UsageError when the id is an emulator project's; the message says that to do `instead`, no option
 * is needed
 */
export function refuseDemo(id: string, instead: string): void {
  if (id.startsWith('demo-'))
    throw new UsageError(`${id} é um projeto de emulador. Para ${instead}, tire --projeto.`);
}

/**
 * The command's words, and the id of the real project in which it is to act; undefined for the running
 * emulators.
 * @throws UsageError when an option is unknown, or the project cannot be one
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
 * The id of the real project that the options name; undefined for the running emulators.
 * @throws UsageError when it cannot be one
 */
export function projectOf(options: { ambiente?: string; projeto?: string }): string | undefined {
  if (isStaging(options)) return productionSettings(true).VITE_FIREBASE_PROJECT_ID;
  const { projeto: id } = options;
  if (id !== undefined && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id))
    throw new UsageError(`--projeto precisa do ID do projeto, e não de "${id}".`);
  if (id !== undefined && !process.env.FIRESTORE_EMULATOR_HOST) refuseDemo(id, 'usar os emuladores');
  return id;
}
