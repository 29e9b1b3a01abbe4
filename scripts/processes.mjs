import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** How long a process gets to end by itself after SIGINT before its whole group is killed, ms. */
const GRACE_MS = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Whatever ends this process, nothing that it started stays behind.
process.on('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL');
});

/**
 * Starts a long-running process in a process group of its own, so that Ctrl-C reaches it only through
 * `stopProcess`: once, and in the right order. Its output goes to a file.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, logFile: string }} options
 */
export function startProcess(command, args, { cwd, env = process.env, logFile }) {
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Asks a process of `startProcess` to end and resolves when it has.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopProcess(child) {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  killGroup(child, 'SIGINT');
  const timer = setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
  // What the process itself may have left of its group.
  killGroup(child, 'SIGKILL');
}

/**
 * Runs a command to its end in the foreground and resolves with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Calls `stop` once on Ctrl-C, `kill` or a closed terminal, then ends this process.
 * @param {() => Promise<void>} stop
 */
export function onInterrupt(stop) {
  let stopping = false;
  for (const [signal, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop()
        // What was still starting, too: killed, firebase-tools would leave its own processes behind.
        .then(() => Promise.all([...running].map(stopProcess)))
        .finally(() => process.exit(128 + number));
    });
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
