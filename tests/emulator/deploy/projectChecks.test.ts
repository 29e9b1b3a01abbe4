import { expect, it } from 'vitest';
import { checkAnonymousSignIn } from '../../../scripts/deploy/projectChecks';
import { BASIC } from '../../../scripts/test/settings';
import { startServer } from '../../support/server';

const check = (server: string) => checkAnonymousSignIn(BASIC, server);

/** Runs the check against a server that always gives this answer. */
async function checkOf(answer: object) {
  const { address, stop } = await startServer((_, response) => response.end(JSON.stringify(answer)));
  return check(address).finally(stop);
}

it('an anonymous account can be created and deleted with the requests of the check', async () => {
  const emulator = `http://${process.env.VITE_AUTH_EMULATOR}/identitytoolkit.googleapis.com`;
  expect(await check(emulator)).toEqual({ summary: 'ligado' });
});

it.each(['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED : anonymous'])(
  'a project without anonymous accounts is named, with what to do: %s',
  async (message) => {
    const { unknown, summary } = await checkOf({ error: { code: 400, message } });
    expect(unknown).toBe(true);
    expect(summary).toMatch(/^desligado\. .*Ligue-o no console do Firebase: Authentication, Sign-in method/);
  },
);

it.each([{ error: { message: 'API key not valid.' } }, { error: 'text' }, {}])(
  'an answer that tells nothing leaves the check to a person: %j',
  async (answer) => {
    expect((await checkOf(answer)).summary).toMatch(/^o Firebase não respondeu\. Veja se está ligado/);
  },
);

it('without a server the check is left to a person', async () => {
  expect(await check('http://127.0.0.1:1')).toMatchObject({ unknown: true });
});
