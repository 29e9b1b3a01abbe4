import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { currentCommit } from '../../../../scripts/deploy/commit';
import { makeFolder } from '../../../../scripts/shared/runs';

afterEach(() => void vi.unstubAllEnvs());

/** A repository of the test's own, because a downloaded archive of the product has none. */
function makeRepository() {
  const folder = makeFolder('deploy-');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
  vi.stubEnv('GIT_DIR', join(folder, '.git'));
  git('init');
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), '');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'a');
  return { folder, head: git('rev-parse', '--short', 'HEAD') };
}

it.each<[file: string, suffix: string]>([
  ['src/a.ts', '-dirty'],
  ['src/NewPage.tsx', '-dirty'],
  ['public/new.png', '-dirty'],
  ['notes.txt', ''],
])('a build with a changed or new %s is of the commit%s', (file, suffix) => {
  const { folder, head } = makeRepository();
  expect(currentCommit(folder)).toBe(head);
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, file), 'new');
  expect(currentCommit(folder)).toBe(head + suffix);
});

it('a folder outside of git has no commit', () => {
  vi.stubEnv('GIT_DIR', '/nao-existe');
  expect(currentCommit()).toBeUndefined();
});
