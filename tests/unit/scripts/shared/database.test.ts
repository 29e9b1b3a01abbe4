import { beforeEach, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../../scripts/shared/database';

// Otherwise the library would look for the credentials of a Google Cloud machine.
beforeEach(() => vi.stubEnv('METADATA_SERVER_DETECTION', 'none'));

it.each([
  [undefined, 'Nos emuladores (127.0.0.1:8080), no projeto demo-show.'],
  ['show-no-ar', 'No projeto show-no-ar, mas no emulador 127.0.0.1:8080 (FIRESTORE_EMULATOR_HOST).'],
])('says where it acts before it does: %s', async (project, place) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-show');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await withDatabase(project, async () => expect(said).toHaveBeenCalledExactlyOnceWith(place));
});

it('a real project is not reached without credentials, and the error says how to get them', async () => {
  // A home directory without Google credentials.
  vi.stubEnv('HOME', '/nao-existe');
  await expect(withDatabase('show-no-ar', async () => 'read')).rejects.toThrow(
    /Não há credenciais do Google.*gcloud auth application-default login/s,
  );
});
