import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { commandOf } from '../../../../scripts/deploy/plan';
import { ROOT } from '../../../../scripts/shared/project';

afterEach(() => void vi.unstubAllEnvs());

const publication = { folder: '/nao-existe', settings: { VITE_FIREBASE_PROJECT_ID: 'show' }, headers: [] };

/** A downloaded archive of this repository has no commit, and git refuses folders of another user. */
const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });

it.skipIf(status !== 0)('a deploy has the commit as its message, by which the release is found again', () => {
  const [option, message = ''] = commandOf(publication).slice(-2);
  expect(option).toBe('--message');
  expect(message).toMatch(/^[0-9a-f]{7,}(-dirty)?$/);
  expect(stdout.startsWith(message.replace('-dirty', ''))).toBe(true);
});

it('a deploy from a folder outside of git has no message', () => {
  vi.stubEnv('GIT_DIR', '/nao-existe');
  expect(commandOf(publication)).not.toContain('--message');
});
