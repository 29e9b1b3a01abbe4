import { createInterface } from 'node:readline/promises';

/** What the person who called can mend. */
export class UsageError extends Error {}

/**
 * Resolves when the person at the terminal has typed the project's id.
 * @param {string} id
 * @param {string} warning what is about to happen
 * @throws {UsageError} when they typed another, or there is nobody to ask
 */
export async function confirmProject(id, warning) {
  if (!process.stdin.isTTY)
    throw new UsageError('Isto precisa de uma pessoa que o confirme no terminal. Nada foi feito.');
  process.stderr.write(`${warning}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D are no answer.
  const typed = await terminal.question('Para confirmar, digite o ID do projeto: ').catch(() => '');
  terminal.close();
  if (typed.trim() !== id) throw new UsageError('O ID não confere. Nada foi feito.');
}
