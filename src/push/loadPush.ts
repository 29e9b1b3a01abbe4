import { loadChunk } from '../base/loadChunk';

/** Loads the client of the push service; null if no service is configured. */
export const loadPush = import.meta.env.VITE_PUSH_BASE_URL ? () => loadChunk(() => import('./client')) : null;
