import { createInterface } from 'node:readline/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Thrown if a command was called with wrong arguments. */
export class UsageError extends Error {}

/**
 * Runs a command. If it fails, prints why; after a UsageError also the command's usage.
 * @param work resolves with the exit code if that is not 0
 * @returns the exit code: that of `work`, 1 after an error, 2 after a UsageError
 */
export async function runCommand(usage: string, work: () => Promise<number | void>): Promise<number> {
  try {
    return (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (!(error instanceof UsageError)) return 1;
    console.error(`\n${usage}`);
    return 2;
  }
}

/** @throws UsageError when an option is unknown or lacks its value */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    throw new UsageError(
      `Há uma opção desconhecida, ou sem o seu valor, em: ${(config.args ?? []).join(' ')}`,
    );
  }
}

/**
 * Finds the command that the first word names. `rest` are the words after it.
 * @param commands the commands by name; `takes` is how many words each takes
 * @throws UsageError
 */
export function readCommand<T extends { takes: number }>(
  words: string[],
  commands: Record<string, T>,
): { command: T; rest: string[] } {
  const [name, ...rest] = words;
  if (!name) throw new UsageError('Faltou o comando.');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Comando desconhecido: ${name}`);
  // Too many words usually mean a forgotten `--`: npm then takes the options as its own, and passes their
  // values on as words.
  if (rest.length > command.takes) throw new UsageError(`Palavras demais: ${words.join(' ')}`);
  return { command, rest };
}

/**
 * Asks the person at the terminal to confirm by typing the project's id.
 * @param warning what is about to happen
 * @throws UsageError when the id differs, or there is no terminal
 */
export async function confirmProject(id: string, warning: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError('Isto precisa de uma pessoa que o confirme no terminal. Nada foi feito.');
  process.stderr.write(`${warning}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D make `question` reject: no confirmation.
  const typed = await terminal.question('Para confirmar, digite o ID do projeto: ').catch(() => '');
  terminal.close();
  if (typed.trim() !== id) throw new UsageError('O ID não confere. Nada foi feito.');
}

/**
 * Asks for a confirmation before something changes in a real project.
 * @param what the change, in Portuguese, after the word 'Isto'
 */
export type Confirm = (what: string) => Promise<void>;

/** @param project undefined for the emulators, for which nobody is asked */
export function confirmingIn(project: string | undefined): Confirm {
  return async (what) => {
    if (project !== undefined) await confirmProject(project, `Isto ${what} no projeto ${project}.`);
  };
}
