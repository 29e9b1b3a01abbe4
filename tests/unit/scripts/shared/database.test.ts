import { expect, it, vi } from 'vitest';
import { withDatabase } from '../../../../scripts/shared/database';

it('a real project is not reached without credentials, and the error says how to get them', async () => {
  // Nobody is signed in to Google here, and no Google Cloud machine is asked who it is.
  vi.stubEnv('HOME', '/nao-existe');
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  await expect(withDatabase('show-no-ar', async () => 'read')).rejects.toThrow(
    /Não há credenciais do Google.*gcloud auth application-default login/s,
  );
});
