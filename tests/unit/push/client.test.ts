import { expect, it, vi } from 'vitest';

const KEY = 'push-key-of-the-test';

it('the push client sends JSON with the key to the configured address', async () => {
  vi.stubEnv('VITE_PUSH_BASE_URL', 'https://push.example/v1');
  vi.stubEnv('VITE_PUSH_API_KEY', KEY);
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
