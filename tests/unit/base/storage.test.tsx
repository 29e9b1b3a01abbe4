import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as storage from '../../../src/base/storage';
import { BROKEN_STORAGES } from '../../support/storage';

const stored = readFileSync(join(import.meta.dirname, '../../../docs/dados.md'), 'utf8');

const keys = Object.values(storage).filter((one) => typeof one === 'string');

it.each(keys)('docs/dados.md says what %s is, and when it ends', (key) => {
  expect(stored).toMatch(new RegExp(`^\\| localStorage \`${key}\` `, 'm'));
});

it.each(BROKEN_STORAGES)(
  'a text lasts until the page is closed in a storage that is %s',
  (_, breakStorage) => {
    const broken = breakStorage();
    storage.writeStored('@texto', 'um');
    expect(storage.readStored('@texto')).toBe('um');
    storage.removeStored('@texto');
    expect(storage.readStored('@texto') ?? null).toBeNull();
    broken.mockRestore();
    storage.writeStored('@texto', 'dois');
    expect(localStorage.getItem('@texto')).toBe('dois');
  },
);
