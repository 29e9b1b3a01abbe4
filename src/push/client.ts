// The client of the push service. Nothing calls it until the service's requests are specified
// (docs/decisions/15-push-client.md). It is a chunk of its own, because it contains axios.
import { create as createClient } from 'axios';
import { ANSWER_LIMIT_MS } from '../base/timeouts';

const client = createClient({
  baseURL: import.meta.env.VITE_PUSH_BASE_URL,
  headers: { 'Content-Type': 'application/json', 'x-api-key': import.meta.env.VITE_PUSH_API_KEY },
  timeout: ANSWER_LIMIT_MS,
  responseType: 'json',
  // By default axios returns a body that is not JSON as text, and reports a timeout as an aborted request.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/**
 * Posts JSON to the push service and returns the JSON of its answer.
 * @throws AxiosError; it contains the API key, so it must not be logged as it is
 */
export async function postPush<Answer>(path: string, body: object): Promise<Answer> {
  return (await client.post<Answer>(path, body)).data;
}
