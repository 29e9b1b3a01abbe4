import { loadChunk } from '../firebase/loadChunk';

/** Loads Firestore and the promotion functions that use it. */
export const loadPromotions = () => loadChunk(() => import('./data'));
