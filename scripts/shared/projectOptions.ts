import { productionSettings, STAGING } from './environment';
import { parseOptions, UsageError } from './terminal';

/** The option by which a command reads .env.homologacao instead of .env, for `parseArgs`. */
export const STAGING_OPTION = { ambiente: { type: 'string' } } as const;

/**
 * Whether the command is to act in the staging environment.
 * @throws {UsageError} when the option names another environment
 */
export function isStaging(ambiente: string | undefined): boolean {
  if (ambiente !== undefined && ambiente !== STAGING)
    throw new UsageError(`--ambiente só conhece ${STAGING}, e não "${ambiente}".`);
  return ambiente !== undefined;
}

/** How commands that act in a project describe their options. */
export const PROJECT_USAGE = `  --projeto ID             age em um projeto de verdade, com a sua conta do Google
  --ambiente homologacao   o mesmo, no projeto de .env.homologacao
                           sem nenhuma delas, age nos emuladores que estão rodando`;

/**
 * The command's words, and the id of the real project in which it is to act; undefined for the running emulators.
 * @throws {UsageError} when an option is unknown, or the project cannot be one
 */
export function readProjectArgs(args: string[]): { words: string[]; project: string | undefined } {
  const options = { projeto: { type: 'string' }, ...STAGING_OPTION } as const;
  const { positionals: words, values } = parseOptions({ args, options, allowPositionals: true });
  return { words, project: projectOf(values) };
}

function projectOf({ projeto, ambiente }: { projeto?: string; ambiente?: string }): string | undefined {
  if (!isStaging(ambiente)) return projeto === undefined ? undefined : checkedProject(projeto);
  if (projeto !== undefined) throw new UsageError('Escolha um: --projeto ou --ambiente.');
  return productionSettings(true).VITE_FIREBASE_PROJECT_ID;
}

function checkedProject(id: string): string {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id))
    throw new UsageError(`--projeto precisa do ID do projeto, e não de "${id}".`);
  if (id.startsWith('demo-') && !process.env.FIRESTORE_EMULATOR_HOST)
    throw new UsageError(`${id} é um projeto de emulador. Para usar os emuladores, tire --projeto.`);
  return id;
}
