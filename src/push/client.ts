// The client of the push service (docs/deploy.md). Nothing calls it yet, because the service's requests are
// not specified. It is a separate chunk, because it contains axios.
import { create as createClient } from 'axios';
import { ANSWER_LIMIT_MS } from '../base/timeouts';

const client = createClient({
  baseURL: import.meta.env.VITE_PUSH_BASE_URL,
  headers: { 'Content-Type': 'application/json', 'x-api-key': import.meta.env.VITE_PUSH_API_KEY },
  timeout: ANSWER_LIMIT_MS,
  responseType: 'json',
  // Strict parsing and clear timeouts: by default, axios returns invalid JSON as text, and reports a timeout
  // as an aborted request.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/**
 * Posts JSON to the push service and returns the answer's JSON.
 * @throws AxiosError. It contains the API key, so do not log the whole error.
 */
export async function postPush<Answer>(path: string, body: object): Promise<Answer> {
  return (await client.post<Answer>(path, body)).data;
}
