import { loadPart } from '../base/loadPart';

/** Loads the client of the push service; null if no service is configured. */
export const loadPush = import.meta.env.VITE_PUSH_BASE_URL ? () => loadPart(() => import('./client')) : null;
