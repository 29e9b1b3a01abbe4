import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'push-key-of-the-test';

/** A request that the service received; preflight requests are left out. */
interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A push service on this machine; `answer` writes its responses. */
async function startService(answer: (response: ServerResponse) => void) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', window.location.origin);
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'content-type, x-api-key');
      response.end();
      return;
    }
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(await request.toArray()).toString() });
    answer(response);
  }

  return {
    requests,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let service: Awaited<ReturnType<typeof startService>>;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  service = await startService((response) => answer(response));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await service.stop();
});

/** The client of an app configured with this address. */
async function clientOf(address: string) {
  vi.stubEnv('VITE_PUSH_BASE_URL', address);
  vi.stubEnv('VITE_PUSH_API_KEY', KEY);
  vi.resetModules();
  const { loadPush } = await import('../../../src/push/loadPush');
  if (!loadPush) throw new Error('not configured');
  return loadPush();
}

/** Sends a request and returns the failure of its error. */
async function failureOf(address: string): Promise<unknown> {
  const { push, PushError } = await clientOf(address);
  const error: unknown = await push.post('/avisos', { titulo: 'Natal' }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PushError);
  const { failure, message, cause } = error as InstanceType<typeof PushError>;
  expect(message).toContain('serviço de push');
  expect(cause).toBeUndefined();
  expect(JSON.stringify(error)).not.toContain(KEY);
  return failure;
}

function respondWith(status: number, type: string, body: string) {
  return (response: ServerResponse) => void response.writeHead(status, { 'Content-Type': type }).end(body);
}

/** The chunks of a page that imports the push client, built with the product's configuration. */
async function chunksWith(address: string, key: string) {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_PUSH_BASE_URL', address);
  vi.stubEnv('VITE_PUSH_API_KEY', key);
  const input = 'src/push/loadPush.ts';
  const result = await build({
    mode: 'emulators',
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((output) => (output.type === 'chunk' ? output : []));
}

describe('a push request', () => {
  it('is sent to the configured address as JSON with the key, and returns the response', async () => {
    answer = respondWith(200, 'application/json', '{"id":"ação 7"}');
    const { push } = await clientOf(`${service.address}/v1`);
    const { data } = await push.post('/avisos', { titulo: 'Ação de Natal' });
    expect(data).toEqual({ id: 'ação 7' });
    expect(service.requests).toEqual([
      {
        method: 'POST',
        url: '/v1/avisos',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-api-key': KEY }),
        body: '{"titulo":"Ação de Natal"}',
      },
    ]);
  });

  it('sends a string as JSON', async () => {
    answer = respondWith(200, 'application/json', '{}');
    const { push } = await clientOf(service.address);
    await push.put('/avisos/7/titulo', 'Natal');
    expect(service.requests).toMatchObject([
      { headers: { 'content-type': 'application/json' }, body: '"Natal"' },
    ]);
  });

  it('without a body has the key too', async () => {
    answer = respondWith(200, 'application/json', '[]');
    const { push } = await clientOf(service.address);
    expect((await push.get('/avisos')).data).toEqual([]);
    expect(service.requests[0]?.headers).toMatchObject({ 'x-api-key': KEY });
  });

  it('accepts an empty response', async () => {
    answer = (response) => response.writeHead(204).end();
    const { push } = await clientOf(service.address);
    expect(await push.post('/avisos', {})).toMatchObject({ status: 204, data: '' });
  });

  it('aborted by its caller is not reported as a failure of the service', async () => {
    const end = new AbortController();
    answer = () => end.abort();
    const { push } = await clientOf(service.address);
    await expect(push.post('/avisos', {}, { signal: end.signal })).rejects.toMatchObject({
      name: 'CanceledError',
    });
  });
});

describe('a failed push request names its cause', () => {
  it.each([400, 401, 403, 404, 429, 500, 503])('refused with %d', async (status) => {
    answer = respondWith(status, 'application/json', '{"message":"não"}');
    expect(await failureOf(service.address)).toEqual({ kind: 'refused', status });
  });

  it('refused by a proxy with an HTML page', async () => {
    answer = respondWith(502, 'text/html', '<h1>Bad Gateway</h1>');
    expect(await failureOf(service.address)).toEqual({ kind: 'refused', status: 502 });
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['application/json', '{"id":'],
    ['text/plain', 'ok'],
  ])('a response that is not JSON: %s %s', async (type, body) => {
    answer = respondWith(200, type, body);
    expect(await failureOf(service.address)).toEqual({ kind: 'notJson' });
  });

  it('no server listening', async () => {
    const { address, stop } = await startService(() => {});
    await stop();
    expect(await failureOf(address)).toEqual({ kind: 'unreachable' });
  });

  it('a connection closed before the response', async () => {
    answer = (response) => void response.destroy();
    expect(await failureOf(service.address)).toEqual({ kind: 'unreachable' });
  });

  it('a connection closed during the response', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '99' });
      response.write('{"id":', () => response.destroy());
    };
    expect(await failureOf(service.address)).toEqual({ kind: 'unreachable' });
  });

  it('a response without permission for this site (CORS)', async () => {
    answer = (response) => {
      response.setHeader('Access-Control-Allow-Origin', 'https://other.example');
      response.end('{}');
    };
    expect(await failureOf(service.address)).toEqual({ kind: 'unreachable' });
  });

  it.each([
    ['no response', () => {}],
    ['half a response', (response: ServerResponse) => void response.write('{"id":')],
  ])('%s within ten seconds', async (_, begin) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let begun = false;
    answer = (response) => {
      begin(response);
      begun = true;
    };
    let failure: unknown = 'none yet';
    const failed = failureOf(service.address).then((known) => (failure = known));
    await vi.waitUntil(() => begun);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(failure).toBe('none yet');
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(failure).toEqual({ kind: 'timeout' });
  });
});

describe('the push client in a production build', () => {
  it('is a separate chunk that a page loads on demand', async () => {
    const [entry, client, ...others] = await chunksWith('https://push.example', KEY);
    expect(others).toEqual([]);
    expect(entry?.imports).toEqual([]);
    expect(entry?.dynamicImports).toEqual([client?.fileName]);
    expect(entry?.code).not.toMatch(/axios|x-api-key/i);
    expect(entry?.code).not.toContain(KEY);
    expect(client?.code).toMatch(/axios/i);
    expect(client?.code).toContain(KEY);
    expect(client?.code).toContain('https://push.example');
  });

  it('is left out if it is not configured', async () => {
    const [entry, ...others] = await chunksWith('', '');
    expect(others).toEqual([]);
    expect(entry?.exports).toEqual(['loadPush']);
    expect(entry?.dynamicImports).toEqual([]);
    expect(entry?.code).not.toMatch(/axios|x-api-key/i);
  });
});
