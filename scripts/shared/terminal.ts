import { createInterface } from 'node:readline/promises';

/** A command was called wrongly; commands print the message with their usage and exit with 2. */
export class UsageError extends Error {}

/**
 * Asks the person at the terminal to confirm by typing the project's id.
 * @param warning what is about to happen
 * @throws {UsageError} when the answer differs, or there is no terminal to ask in
 */
export async function confirmProject(id: string, warning: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError('Isto precisa de uma pessoa que o confirme no terminal. Nada foi feito.');
  process.stderr.write(`${warning}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Rejects on Ctrl-C and Ctrl-D.
  const typed = await terminal.question('Para confirmar, digite o ID do projeto: ').catch(() => '');
  terminal.close();
  if (typed.trim() !== id) throw new UsageError('O ID não confere. Nada foi feito.');
}
