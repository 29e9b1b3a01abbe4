import { join } from 'node:path';

/** The emulators' project. An id that begins with `demo-` never reaches a real project. */
export const PROJECT = 'demo-sala-de-espera';

/** The folder of this repository. */
export const ROOT = join(import.meta.dirname, '..', '..');
