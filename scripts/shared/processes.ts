import { execa, type Options } from 'execa';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { MINUTE_MS } from '../../src/base/durations';
import { sleep } from '../../src/base/timeouts';

/** How long a process may take to end after SIGINT before it is killed. */
const END_LIMIT_MS = 10_000;

/** A running process, as a promise that is fulfilled when it has ended, whatever its exit code. */
type Process = ReturnType<typeof startProcess>;

const running = new Set<Process>();
process.on('exit', () => running.forEach(killGroup));

/**
 * Starts a long-running process in its own process group, with its output in a file. Because of the group,
 * Ctrl-C does not reach the process directly: `stopProcess` stops it, once and in the right order.
 */
function startProcess(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, logFile: string) {
  const child = execa(command, args, {
    cwd,
    env,
    detached: true,
    stdin: 'ignore',
    stdout: { file: logFile },
    stderr: { file: logFile },
    buffer: false,
    reject: false,
    killSignal: 'SIGINT',
    forceKillAfterDelay: END_LIMIT_MS,
  });
  running.add(child);
  void child.finally(() => running.delete(child));
  return child;
}

/** How long a server may take to start. Java needs some 20 s on a slow machine. */
const START_LIMIT_MS = 2 * MINUTE_MS;

/**
 * Starts a server, and waits until it answers HTTP at all its ports.
 * @returns a function that stops it
 * @throws with the end of its output, if the process ends first or does not answer within START_LIMIT_MS
 */
export async function startServer(
  command: string,
  args: string[],
  { folder, ports, env }: { folder: string; ports: number[]; env: NodeJS.ProcessEnv },
): Promise<() => Promise<void>> {
  const logFile = join(folder, `${basename(command)}.log`);
  const child = startProcess(command, args, folder, env, logFile);
  const ended = child.then(() => true);
  const deadline = Date.now() + START_LIMIT_MS;
  for (const port of ports) {
    while (!(await answers(port))) {
      if (!(await Promise.race([ended, sleep(100)])) && Date.now() < deadline) continue;
      // Read before the process is stopped, which would say last that it was interrupted.
      const said = readFileSync(logFile, 'utf8').slice(-2000);
      await stopProcess(child);
      const limit = `${START_LIMIT_MS / MINUTE_MS} minutos`;
      throw new Error(`Os emuladores pararam, ou não começaram em ${limit}. O que disseram:\n${said}`);
    }
  }
  return () => stopProcess(child);
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/** Interrupts a process, and resolves when it has ended. */
async function stopProcess(child: Process): Promise<void> {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  if (child.kill()) await exited;
  // Kills children that the process has left in its group: they would keep its output open.
  killGroup(child);
  await child;
}

/** Runs a command in the foreground; it ends with this process at the latest. Resolves with its exit code. */
export async function run(command: string, args: string[], options: Options = {}): Promise<number> {
  const { exitCode } = await execa(command, args, { stdio: 'inherit', reject: false, ...options });
  return exitCode ?? 1;
}

/** On Ctrl-C, `kill` or a closed terminal, calls `stop` and ends this process. Returns whether it began. */
export function onInterrupt(stop: () => Promise<void>): () => boolean {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // `on` and not `once`, because the signal comes twice: from the terminal and from npm.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop()
        // Also ends processes that are still starting, by an interrupt: if firebase-tools were killed, its
        // children would go on running.
        .then(() => Promise.all([...running].map(stopProcess)))
        .finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
  return () => stopping;
}

function killGroup({ pid }: Process): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group does not exist any more.
  }
}
