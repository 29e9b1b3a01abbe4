import { restParent } from '../../src/firebase/rest';
import type { Settings } from '../shared/environment';
import { fetchInTime } from '../shared/fetchInTime';

/** Sends a request to a server of Firebase, as the site would; a body is sent as JSON. */
export function askFirebase(address: string, settings: Settings, body?: object): Promise<Response> {
  const { VITE_FIREBASE_API_KEY: key = '', VITE_SITE_URL: site } = settings;
  return fetchInTime(`${address}?key=${encodeURIComponent(key)}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    // The request looks as if it came from the site, because the API key may be restricted to the site's
    // address.
    headers: { Referer: `${site}/`, 'Content-Type': 'application/json' },
  });
}

/** Firestore's server, which the site also uses. */
export const FIRESTORE_SERVER = 'https://firestore.googleapis.com';

/**
 * Reads from Firestore as a visitor would; null without an answer, for example without internet, and if
 * Firestore refuses, for example with App Check enforced.
 */
export async function askFirestore<T>(
  method: 'batchGet' | 'runQuery',
  settings: Settings,
  body: object,
  server: string,
): Promise<T[] | null> {
  const parent = restParent(settings.VITE_FIREBASE_PROJECT_ID ?? '');
  return askFirebase(`${server}/v1/${parent}:${method}`, settings, body)
    .then(async (response) => (response.ok ? ((await response.json()) as T[]) : null))
    .catch(() => null);
}
