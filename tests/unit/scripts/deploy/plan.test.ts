import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { commandOf } from '../../../../scripts/deploy/plan';
import { makeFolder } from '../../../../scripts/shared/runs';

afterEach(() => void vi.unstubAllEnvs());

const publication = { folder: '/nao-existe', settings: { VITE_FIREBASE_PROJECT_ID: 'show' }, headers: [] };

it('a deploy has the commit as its message, by which the release is found again', () => {
  // A repository of the test's own, because a downloaded archive of the product has none.
  const folder = makeFolder('deploy-');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
  git('init');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--allow-empty', '-m', 'a');
  vi.stubEnv('GIT_DIR', join(folder, '.git'));
  expect(commandOf(publication).slice(-2)).toEqual(['--message', git('rev-parse', '--short', 'HEAD')]);
});

it('a deploy from a folder outside of git has no message', () => {
  vi.stubEnv('GIT_DIR', '/nao-existe');
  expect(commandOf(publication)).not.toContain('--message');
});
