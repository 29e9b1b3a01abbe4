import { loadChunk } from '../firebase/loadChunk';

/** What the promotions need of Firestore. */
export const loadPromotions = () => loadChunk(() => import('./data'));
