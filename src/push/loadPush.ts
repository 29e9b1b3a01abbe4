/** Loads the push service's client; null where the app's settings name no such service. */
export const loadPush = import.meta.env.VITE_PUSH_BASE_URL ? () => import('./client') : null;
