import { loadChunk } from '../base/loadChunk';

/** Loads Auth, Firestore and the account functions that use them. */
export const loadAccount = () => loadChunk(() => import('./firebase'));
