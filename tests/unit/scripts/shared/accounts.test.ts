import { expect, it, vi } from 'vitest';
import { withAccounts } from '../../../../scripts/shared/accounts';

it.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
  'accounts of an emulator are never compared with documents of a real project: only %s',
  async (only) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
    vi.stubEnv(only, '127.0.0.1:8080');
    const work = vi.fn<() => Promise<void>>();
    await expect(withAccounts({ work, project: 'show-no-ar' })).rejects.toThrow('só uma está definida');
    expect(work).not.toHaveBeenCalled();
  },
);
