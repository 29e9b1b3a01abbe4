import { loadChunk } from '../base/loadChunk';

/** Loads Auth, Firestore Lite and the functions for accounts. */
export const loadAccount = () => loadChunk(() => import('./firebase'));
