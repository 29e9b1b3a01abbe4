import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** @typedef {{ home: string, major: number }} Java */

/** Where the usual systems and version managers keep their JVMs, and what leads from there to a home. */
const JVM_FOLDERS = [
  ['/usr/lib/jvm', ''],
  ['/opt/java', ''],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
  ['/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'],
  [join(homedir(), '.sdkman/candidates/java'), ''],
  [join(homedir(), '.jdks'), ''],
];

/**
 * Every Java of this machine, the newest first: `JAVA_HOME`, `PATH` and the usual folders.
 * @returns {Java[]}
 */
export function findJavas() {
  const homes = [
    process.env.JAVA_HOME ?? '',
    ...(process.env.PATH ?? '').split(delimiter).map(homeOfPathEntry),
    ...JVM_FOLDERS.flatMap(([folder = '', inner = '']) =>
      existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inner)) : [],
    ),
  ];
  const real = homes.filter((home) => existsSync(javaOf(home))).map((home) => realpathSync(home));
  return [...new Set(real)]
    .map((home) => ({ home, major: majorVersion(javaOf(home)) }))
    .filter(({ major }) => major > 0)
    .sort((one, other) => other.major - one.major);
}

/** @param {string} home */
export function javaOf(home) {
  return home === '' ? '' : join(home, 'bin', 'java');
}

/** A folder of `PATH` may hold only a link to the `java` of some home. @param {string} entry */
function homeOfPathEntry(entry) {
  const java = join(entry, 'java');
  return entry !== '' && existsSync(java) ? join(realpathSync(java), '..', '..') : '';
}

/** 0 where it does not run. @param {string} java */
function majorVersion(java) {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
