import { loadPart } from '../loadPart';

/** Loads Firestore and the promotion functions that use it. */
export const loadPromotions = () => loadPart(() => import('./firebase'));
