import { loadChunk } from '../firebase/loadChunk';

/** Auth, Firestore and what the accounts need of them. */
export const loadAccount = () => loadChunk(() => import('./account'));
