import { loadChunk } from '../firebase/loadChunk';

/** Loads Auth, Firestore and the account functions that use them. */
export const loadAccount = () => loadChunk(() => import('./account'));
