import { INTERRUPTIONS, signUpInClosedTab, signUpInterrupted } from '../interruptedSignUp';
import { expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';

const PEOPLE = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];

test('20 sign-ups interrupted between Auth user and profile end with 20 working accounts', async ({
  admin,
  newVisitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Erro ao cadastrar usuário/);
  const accounts = new Set<string | undefined>();
  for (const person of PEOPLE) {
    for (const [index, interruption] of INTERRUPTIONS.entries()) {
      const email = `${index}${person}`;
      await signUpInterrupted(await newVisitor(), admin, interruption, email);
      accounts.add(await admin.uidOf(email));
    }
    await signUpInClosedTab(await newVisitor(), admin, person);
    accounts.add(await admin.uidOf(person));
  }
  expect(accounts.size).toBe(20);
});
