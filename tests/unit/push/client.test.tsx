import type { AxiosError } from 'axios';
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

/**
 * Starts a push service on this machine.
 * @param answer writes its responses
 */
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

async function clientOf(address: string) {
  vi.stubEnv('VITE_PUSH_BASE_URL', address);
  vi.stubEnv('VITE_PUSH_API_KEY', KEY);
  vi.resetModules();
  const { loadPush } = await import('../../../src/push/loadPush');
  if (!loadPush) throw new Error('not configured');
  return loadPush();
}

async function failureOf(address: string): Promise<unknown> {
  const { postPush } = await clientOf(address);
  return postPush('/avisos', { titulo: 'Natal' }).catch(({ code, response }: AxiosError) => ({
    code,
    status: response?.status,
  }));
}

function respondWith(status: number, type: string, body: string) {
  return (response: ServerResponse) => void response.writeHead(status, { 'Content-Type': type }).end(body);
}

/** The chunks of a page that imports the push client, built with the product's own configuration. */
async function chunksWith(address: string, key: string) {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_PUSH_BASE_URL', address);
  vi.stubEnv('VITE_PUSH_API_KEY', key);
  const input = 'src/push/loadPush.ts';
  const result = await build({
    mode: 'emulators',
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' } },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((output) => (output.type === 'chunk' ? output : []));
}

describe('a push request', () => {
  it('is sent to the configured address as JSON with the key, and returns the response', async () => {
    answer = respondWith(200, 'application/json', '{"id":"ação 7"}');
    const { postPush } = await clientOf(`${service.address}/v1`);
    expect(await postPush('/avisos', { titulo: 'Ação de Natal' })).toEqual({ id: 'ação 7' });
    expect(service.requests).toEqual([
      {
        method: 'POST',
        url: '/v1/avisos',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-api-key': KEY }),
        body: '{"titulo":"Ação de Natal"}',
      },
    ]);
  });

  it('accepts an empty response', async () => {
    answer = (response) => response.writeHead(204).end();
    const { postPush } = await clientOf(service.address);
    expect(await postPush('/avisos', {})).toBe('');
  });
});

describe('a push request fails', () => {
  it.each([400, 401, 403, 404, 429, 500, 503])('with the status %d', async (status) => {
    answer = respondWith(status, 'application/json', '{"message":"não"}');
    expect(await failureOf(service.address)).toMatchObject({ status });
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['application/json', '{"id":'],
    ['text/plain', 'ok'],
  ])('at a response that is not JSON: %s %s', async (type, body) => {
    answer = respondWith(200, type, body);
    expect(await failureOf(service.address)).toEqual({ code: 'ERR_BAD_RESPONSE', status: 200 });
  });

  it('without a server', async () => {
    const { address, stop } = await startService(() => {});
    await stop();
    expect(await failureOf(address)).toEqual({ code: 'ERR_NETWORK', status: undefined });
  });

  it.each([
    ['no response', () => {}],
    ['half a response', (response: ServerResponse) => void response.write('{"id":')],
  ])('at %s within ten seconds', async (_, begin) => {
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
    expect(failure).toEqual({ code: 'ETIMEDOUT', status: undefined });
  });
});

describe('the push client in a production build', () => {
  it('is a separate chunk that a page loads on demand', async () => {
    const [entry, ...others] = await chunksWith('https://push.example', KEY);
    const client = others.find(({ fileName }) => entry?.dynamicImports.includes(fileName));
    expect(entry?.dynamicImports).toHaveLength(1);
    expect(entry?.imports).not.toContain(client?.fileName);
    for (const chunk of [entry, ...others].filter((each) => each !== client)) {
      expect(chunk?.code).not.toMatch(/axios|x-api-key/i);
      expect(chunk?.code).not.toContain(KEY);
    }
    expect(client?.code).toMatch(/axios/i);
    expect(client?.code).toContain(KEY);
    expect(client?.code).toContain('https://push.example');
  });

  it('is left out if it is not configured', async () => {
    const [entry, ...others] = await chunksWith('', '');
    expect(entry?.exports).toEqual(['loadPush']);
    for (const chunk of [entry, ...others]) {
      expect(chunk?.dynamicImports).toEqual([]);
      expect(chunk?.code).not.toMatch(/axios|x-api-key/i);
    }
  });
});
