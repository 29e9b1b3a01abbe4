import { join } from 'node:path';

/** The project id of the emulators. Firebase never sends requests for a project `demo-…` to a real one. */
export const PROJECT = 'demo-sala-de-espera';

/** The folder of this repository. */
export const ROOT = join(import.meta.dirname, '..', '..');
