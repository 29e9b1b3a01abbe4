import { spawnSync } from 'node:child_process';
import { ROOT } from '../shared/project';

/**
 * The commit of a repository, with `-dirty` if files that git knows were changed since, or a build would
 * contain files that git does not know. Undefined outside of git.
 */
export function currentCommit(folder = ROOT): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('describe', '--always', '--dirty', '--exclude', '*');
  if (status !== 0) return undefined;
  const commit = stdout.trim();
  // The pages are found by their names (src/App.tsx), and everything in public is copied.
  const unknown = git('ls-files', '--others', '--exclude-standard', '--', 'src', 'public').stdout;
  return unknown === '' || commit.endsWith('-dirty') ? commit : `${commit}-dirty`;
}
