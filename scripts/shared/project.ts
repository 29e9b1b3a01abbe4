/** The emulators' project. An id that begins with `demo-` never reaches a real project. */
export const PROJECT = 'demo-sala-de-espera';
