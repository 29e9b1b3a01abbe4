import { loadChunk } from '../base/loadChunk';

/** The functions for accounts, which `loadAccount` loads. */
export type Account = typeof import('./firebase');

/** Loads Auth, Firestore Lite and the functions for accounts. */
export const loadAccount = () => loadChunk(() => import('./firebase'));
