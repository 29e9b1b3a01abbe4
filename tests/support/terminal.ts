import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The environment of a person's terminal: without what this run's emulators set. */
export const terminal = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'FIRESTORE_EMULATOR_HOST',
  ),
);

/** Runs the command to its end. */
export function npmRun(words: string[], settings: Record<string, string> = {}) {
  return spawnSync('npm', ['run', '--silent', ...words], {
    env: { ...terminal, ...settings },
    encoding: 'utf8',
  });
}

/** Starts a command that runs until Ctrl-C, in a group of its own, as a terminal does. */
export function startRun(name: string): ChildProcess {
  return spawn('npm', ['run', name], { env: terminal, detached: true });
}

/** What the terminal does at Ctrl-C: the signal goes to all processes of its foreground group. */
export async function pressCtrlC(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGINT');
  await once(child, 'exit');
}

/** Everything that the process has printed by the time that it prints this. */
export async function untilSaid(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      if (pattern.test(said)) resolve(said);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`ended early:\n${said}`)));
  });
}
