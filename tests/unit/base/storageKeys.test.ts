import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as keys from '../../../src/base/storageKeys';

const stored = readFileSync(join(import.meta.dirname, '../../../docs/dados.md'), 'utf8');

it.each(Object.values(keys))('docs/dados.md says what %s is, and when it ends', (key) => {
  expect(stored).toMatch(new RegExp(`^\\| localStorage \`${key}\` `, 'm'));
});
