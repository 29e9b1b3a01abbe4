import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { lock, LockRefusedError } from '../../../../scripts/shared/lock';

/** A request, by the properties that the mocked servers distinguish. */
interface Asked {
  method: string;
  signedIn: boolean;
  locks: boolean;
  pessimistic: boolean;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refused = (status = 403) => json(status, { error: { message: 'Recusado.' } });

/** Mocks Google's servers and tries to lock a document. Returns the lock's promise and the requests. */
function tryLock(
  firestore: (asked: Asked) => Response | null,
  signUp = () => json(200, { idToken: 'token' }),
) {
  const requests: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const body = init?.body as string;
    const asked = {
      method: /:(\w+)\?key=chave$/.exec(url as string)?.[1] ?? '',
      signedIn: new Headers(init?.headers).get('Authorization') === 'Bearer token',
      locks: body.includes('readWrite'),
      pessimistic: body.includes('"concurrencyMode":"PESSIMISTIC"'),
    };
    requests.push(asked);
    const answer = asked.method === 'signUp' ? signUp() : firestore(asked);
    return Promise.resolve(answer ?? json(200, [{ transaction: 'trava' }]));
  });
  const project = { projectId: randomUUID(), apiKey: 'chave' };
  return { requests, locked: lock(project, 'salaDeEspera/sala') };
}

it.each([
  ['without an account', () => true, 1],
  ['who asks for the pessimistic mode', ({ pessimistic }: Asked) => pessimistic, 3],
  ['with an account', ({ signedIn }: Asked) => signedIn, 6],
  ['with an account, in the pessimistic mode', (by: Asked) => by.signedIn && by.pessimistic, 8],
])('the lock of a stranger %s is found', async (_, works, asked) => {
  const { requests, locked } = tryLock((by) => (by.locks && !works(by) ? refused() : null));
  const unlock = await locked;
  // After each refused lock comes an ordinary read of the same document.
  expect(requests).toHaveLength(asked);
  await unlock();
  expect(requests.at(-1)).toMatchObject({ method: 'rollback', signedIn: requests.at(-2)?.signedIn });
});

it.each([400, 401, 403, 404])(
  'a lock that HTTP %i refuses to all, who may read, is refused',
  async (status) => {
    const { locked } = tryLock(({ locks }) => (locks ? refused(status) : null));
    const error: unknown = await locked.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockRefusedError);
    expect((error as Error).message.split('\n')).toEqual([
      `sem conta: HTTP ${status}: Recusado.`,
      `sem conta, PESSIMISTIC: HTTP ${status}: Recusado.`,
      `com uma conta anônima: HTTP ${status}: Recusado.`,
      `com uma conta anônima, PESSIMISTIC: HTTP ${status}: Recusado.`,
    ]);
  },
);

it('says that the lock was not tried with an account where nobody can create one', async () => {
  const { locked } = tryLock(
    ({ locks }) => (locks ? refused() : null),
    () => json(400, { error: { message: 'ADMIN_ONLY_OPERATION' } }),
  );
  await expect(locked).rejects.toThrow(
    /\ncom uma conta anônima, que não pôde ser criada: HTTP 400: ADMIN_ONLY_OPERATION$/,
  );
});

it.each([
  ['that refuses ordinary reads too', () => refused(), /recusa também a mesma leitura.*HTTP 403: Recusado/],
  ['where somebody else has the lock', () => refused(409), /não respondeu à trava: HTTP 409/],
  ['with too many requests', () => refused(429), /não respondeu à trava: HTTP 429/],
  ['that fails', () => refused(503), /não respondeu à trava: HTTP 503/],
])('a server %s has not refused the lock', async (_, firestore, message) => {
  const error: unknown = await tryLock(firestore).locked.catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(LockRefusedError);
  expect((error as Error).message).toMatch(message);
});
