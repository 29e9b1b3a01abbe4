import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commandOf } from '../../../../scripts/deploy/plan';
import { ROOT } from '../../../../scripts/shared/project';

const publication = { folder: '/nao-existe', settings: { VITE_FIREBASE_PROJECT_ID: 'show' }, headers: [] };

it('a deploy has the commit as its message, by which the release is found again', () => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const [option, message = ''] = commandOf(publication).slice(-2);
  expect(option).toBe('--message');
  expect(message).toMatch(/^[0-9a-f]{7,}(-dirty)?$/);
  expect(stdout.startsWith(message.replace('-dirty', ''))).toBe(true);
});
