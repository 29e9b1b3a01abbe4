import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';

const KEY = 'push-key-of-the-test';

function configure(address: string, key: string): void {
  vi.stubEnv('VITE_PUSH_BASE_URL', address);
  vi.stubEnv('VITE_PUSH_API_KEY', key);
}

it('the push client sends JSON with the key to the configured address', async () => {
  configure('https://push.example/v1', KEY);
  vi.resetModules();
  const { pushClient } = await import('../../../src/push/client');
  const { config } = await pushClient.post(
    '/avisos',
    { titulo: 'Ação de Natal' },
    { adapter: async (sent) => ({ config: sent, data: {}, status: 200, statusText: 'OK', headers: {} }) },
  );
  expect(pushClient.getUri(config)).toBe('https://push.example/v1/avisos');
  expect(config.headers).toMatchObject({ 'Content-Type': 'application/json', 'x-api-key': KEY });
  expect(config.data).toBe('{"titulo":"Ação de Natal"}');
});

/** The chunks of a page that imports the push client, built with the product's own configuration. */
async function chunksWith(address: string, key: string) {
  vi.stubEnv('NODE_ENV', 'production');
  configure(address, key);
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

describe('the push client in a production build', () => {
  it('is a separate chunk that a page loads on demand', async () => {
    const [entry, ...others] = await chunksWith('https://push.example', KEY);
    const client = others.find(({ fileName }) => entry?.dynamicImports.includes(fileName));
    expect(entry?.dynamicImports).toHaveLength(1);
    expect(entry?.imports).not.toContain(client?.fileName);
    for (const chunk of [entry, ...others].filter((each) => each !== client))
      expect(chunk?.code).not.toMatch(/axios|x-api-key/i);
    expect(client?.code).toContain(KEY);
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
