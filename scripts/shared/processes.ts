import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Time for a process to end after SIGINT before its process group is killed, ms. */
const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a long-running process in a process group of its own, with its output in a file. Because of the group, Ctrl-C
 * reaches the process only through `stopProcess`: once, and in the right order.
 */
export function startProcess(
  command: string,
  args: string[],
  { cwd, env = process.env, logFile }: { cwd: string; env?: NodeJS.ProcessEnv; logFile: string },
): ChildProcess {
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Interrupts a process of `startProcess` and resolves when it has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  signalGroup(child, 'SIGINT');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
  // The process may have left children in its group.
  signalGroup(child, 'SIGKILL');
}

/** Runs a command in the foreground and resolves with its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Calls `stop` once on Ctrl-C, `kill` or a closed terminal, and then ends this process. */
export function onInterrupt(stop: () => Promise<void>): void {
  let stopping = false;
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop()
        // Also stops what was still starting. firebase-tools would leave its own children behind if it was killed.
        .then(() => Promise.all([...running].map(stopProcess)))
        .finally(() => process.exit(128 + number));
    });
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}
