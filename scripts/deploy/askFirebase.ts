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
