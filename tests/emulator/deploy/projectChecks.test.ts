import { expect, it } from 'vitest';
import { checkAnonymousSignIn, checkPasswordPolicy } from '../../../scripts/deploy/projectChecks';
import { PROJECT } from '../../../scripts/shared/project';
import { BASIC } from '../../../scripts/test/settings';
import { startHttpServer } from '../../support/server';

const EMULATOR = `http://${process.env.VITE_AUTH_EMULATOR}/identitytoolkit.googleapis.com`;

const check = (server: string) => checkAnonymousSignIn(BASIC, server);

/** Runs the check against a server that always gives this answer. */
async function checkOf(answer: object) {
  const { address, stop } = await startHttpServer((_, response) => response.end(JSON.stringify(answer)));
  return check(address).finally(stop);
}

it('an anonymous account can be created and deleted with the requests of the check', async () => {
  const settings = { ...BASIC, VITE_FIREBASE_PROJECT_ID: PROJECT };
  expect(await checkAnonymousSignIn(settings, EMULATOR)).toEqual({ summary: 'ligado' });
});

it('an API key of another project is reported', async () => {
  await expect(check(EMULATOR)).rejects.toThrow(
    `VITE_FIREBASE_API_KEY é do projeto ${PROJECT}, e não de show-de-teste`,
  );
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

it("a minimum length of passwords that is not the project's is reported", async () => {
  let answer = '{}';
  let asked: { url: string | undefined; referer: string | undefined } | undefined;
  const server = await startHttpServer(({ url, headers }, response) => {
    asked = { url, referer: headers.referer };
    response.end(answer);
  });
  const checked = (minPasswordLength: number | undefined, policy: object = {}) => {
    const enforced = { customStrengthOptions: { minPasswordLength }, enforcementState: 'ENFORCE' };
    answer = JSON.stringify({ ...enforced, ...policy });
    return checkPasswordPolicy(BASIC, server.address);
  };
  await expect(checked(10)).resolves.toEqual({ summary: 'o site e o projeto pedem 10 caracteres' });
  expect(asked).toEqual({ url: '/v2/passwordPolicy?key=key', referer: 'https://show.example/' });
  await expect(checked(12)).rejects.toThrow('o site pede 10 caracteres (VITE_PASSWORD_MIN), e o projeto, 12');
  await expect(checked(10, { enforcementState: 'OFF' })).rejects.toThrow('Require enforcement');
  await expect(checked(10, { forceUpgradeOnSignin: true })).rejects.toThrow('Force upgrade on sign-in');
  await expect(checked(undefined)).resolves.toMatchObject({
    summary: expect.stringContaining('o Firebase não respondeu'),
  });
  server.stop();
});
