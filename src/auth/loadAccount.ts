import { loadPart } from '../base/loadPart';

/** Loads Auth, Firestore and the account functions that use them. */
export const loadAccount = () => loadPart(() => import('./firebase'));
