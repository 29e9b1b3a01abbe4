import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as storage from '../../../src/base/storage';

const stored = readFileSync(join(import.meta.dirname, '../../../docs/dados.md'), 'utf8');

const keys = Object.values(storage).filter((one) => typeof one === 'string');

it.each(keys)('docs/dados.md says what %s is, and when it ends', (key) => {
  expect(stored).toMatch(new RegExp(`^\\| localStorage \`${key}\` `, 'm'));
});
