// The client of the push service. It is a separate chunk, because it contains axios.
import { create as createClient, isAxiosError } from 'axios';

/** The same limit as for reads from Firestore, ms. */
const ANSWER_LIMIT_MS = 10_000;

/** `unreachable`: no connection, or blocked by CORS or the CSP; browsers do not distinguish them. */
export type PushFailure =
  { kind: 'timeout' } | { kind: 'unreachable' } | { kind: 'refused'; status: number } | { kind: 'notJson' };

/** Its `cause` is not set: axios's error contains the request and the API key, and errors are logged. */
export class PushError extends Error {
  constructor(readonly failure: PushFailure) {
    super(textOf(failure));
  }
}

/**
 * Answers are parsed JSON, or an empty string for an empty body.
 * Requests throw PushError, or axios's CanceledError if the caller's signal has aborted them.
 */
export const push = createClient({
  baseURL: import.meta.env.VITE_PUSH_BASE_URL,
  headers: { 'Content-Type': 'application/json', 'x-api-key': import.meta.env.VITE_PUSH_API_KEY },
  timeout: ANSWER_LIMIT_MS,
  responseType: 'json',
  // By default axios returns a body that is not JSON as text, and reports a timeout as an aborted request.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

push.interceptors.response.use(undefined, (error: unknown) => {
  const failure = failureOf(error);
  throw failure ? new PushError(failure) : error;
});

function failureOf(error: unknown): PushFailure | null {
  if (!isAxiosError(error)) return null;
  const { code, response } = error;
  if (response) {
    const { status } = response;
    return status >= 200 && status < 300 ? { kind: 'notJson' } : { kind: 'refused', status };
  }
  if (code === 'ETIMEDOUT') return { kind: 'timeout' };
  return code === 'ERR_NETWORK' ? { kind: 'unreachable' } : null;
}

function textOf(failure: PushFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return 'O serviço de push não respondeu a tempo.';
    case 'unreachable':
      return 'O serviço de push não foi alcançado: sem conexão, ou ele (CORS) ou o site (CSP) não o permite.';
    case 'refused':
      return `O serviço de push recusou o pedido: ${failure.status}.`;
    case 'notJson':
      return 'A resposta do serviço de push não é JSON.';
  }
}
