import { loadPart } from '../base/loadPart';

/** Loads Auth, Firestore Lite and the functions for accounts. */
export const loadAccount = () => loadPart(() => import('./firebase'));
