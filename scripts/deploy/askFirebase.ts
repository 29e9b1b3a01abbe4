import type { Settings } from '../shared/environment';

/** How long Firebase may take to answer. */
const LIMIT_MS = 10_000;

/** Sends a request to one of Firebase's servers, as the site would. A body is sent as JSON. */
export function askFirebase(address: string, settings: Settings, body?: object): Promise<Response> {
  const { VITE_FIREBASE_API_KEY: key = '', VITE_SITE_URL: site } = settings;
  return fetch(`${address}?key=${encodeURIComponent(key)}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    // Sent because the API key may be restricted to requests from the site.
    headers: { Referer: `${site}/`, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}
