// The client of the push service (docs/deploy.md). Nothing uses it yet, because the service's requests are
// not specified. Whoever does should load it by import(), because it contains axios.
import { create } from 'axios';
import { ANSWER_LIMIT_MS } from '../base/timeouts';

/** Do not log this client's errors whole: they contain the API key. */
export const pushClient = create({
  baseURL: import.meta.env.VITE_PUSH_BASE_URL,
  headers: { 'Content-Type': 'application/json', 'x-api-key': import.meta.env.VITE_PUSH_API_KEY },
  timeout: ANSWER_LIMIT_MS,
});
