import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The folders in which operating systems and version managers install Java, and the path from an installation
 * to its JAVA_HOME.
 */
const JVM_FOLDERS: [folder: string, inner: string][] = [
  ['/usr/lib/jvm', ''],
  ['/opt/java', ''],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
  [join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home'],
  ['/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'],
  ['/usr/local/opt', 'libexec/openjdk.jdk/Contents/Home'],
  [join(homedir(), '.sdkman/candidates/java'), ''],
  [join(homedir(), '.jdks'), ''],
];

/** The home and the major version of the newest Java found in `JAVA_HOME`, `PATH` and the usual folders. */
export function newestJava(): { home: string; major: number } | undefined {
  const homes = [
    process.env.JAVA_HOME ?? '',
    ...(process.env.PATH ?? '').split(delimiter).map(homeOfPathEntry),
    ...JVM_FOLDERS.flatMap(([folder, inner]) =>
      existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inner)) : [],
    ),
  ];
  const real = homes.filter((home) => home && existsSync(javaOf(home))).map((home) => realpathSync(home));
  const [newest] = [...new Set(real)]
    .map((home) => ({ home, major: majorVersion(javaOf(home)) }))
    .filter(({ major }) => major > 0)
    .sort((one, other) => other.major - one.major);
  return newest;
}

export function javaOf(home: string): string {
  return join(home, 'bin', 'java');
}

/**
 * The Java home to which a folder of the PATH belongs, following links; empty if the folder has no `java`.
 * Also empty for `/usr/bin/java` of macOS: it starts the `java` of JAVA_HOME, so with its own home it would
 * start itself without end.
 */
function homeOfPathEntry(entry: string): string {
  const java = join(entry, 'java');
  const home = entry !== '' && existsSync(java) ? join(realpathSync(java), '..', '..') : '';
  return home === '/usr' ? '' : home;
}

/** The major version of a `java` program; 0 if it does not run. */
function majorVersion(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
