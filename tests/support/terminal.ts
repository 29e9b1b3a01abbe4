import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * The environment variables of this process without those that would lead a command to the tests' emulators,
 * as in an ordinary terminal.
 */
export const terminal = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^VITE_|_EMULATOR_HOST$|^GCLOUD_PROJECT$/.test(name)),
);

export function npmRun(words: string[], settings: Record<string, string> = {}) {
  return spawnSync('npm', ['run', '--silent', ...words], {
    env: { ...terminal, ...settings },
    encoding: 'utf8',
  });
}

/** Runs `npm run sala` with these arguments, and waits for its end. */
export function sala(environment: NodeJS.ProcessEnv, ...words: string[]) {
  return runScript('scripts/sala/sala.ts', words, { env: environment });
}

/** Runs `npm run sala` with a person at the terminal, who answers the question for the project's id. */
export function salaConfirmed(answer: string, environment: NodeJS.ProcessEnv, ...words: string[]) {
  return runScript('scripts/sala/sala.ts', words, { env: environment, input: `${answer}\n` }, [
    '--import',
    './tests/support/asTerminal.ts',
  ]);
}

function runScript(script: string, words: string[], options: SpawnSyncOptions, flags: string[] = []) {
  const args = ['--import', 'tsx', ...flags, script, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Starts an npm script that runs until Ctrl-C, in its own process group, as a terminal does. */
export function startRun(name: string): ChildProcess {
  return spawn('npm', ['run', name], { env: terminal, detached: true });
}

/** Sends SIGINT to the process group, as a terminal does on Ctrl-C. */
export async function pressCtrlC(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGINT');
  await once(child, 'exit');
}

/** Resolves with the output so far when it matches the pattern. */
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
