import type { Account } from '../auth/loadAccount';
import { SECOND_MS } from '../base/durations';
import { textOf } from '../base/fields';
import { appCheckHeaders } from '../firebase/app';
import { requestExactTime } from '../firebase/exactTime';
import type { TeamAccount } from './teamSession';

/** Makes the `TeamAccount` of the signed-in person from the functions for accounts. */
export function teamAccount({ auth, db, reauthenticate }: Account, uid: string): TeamAccount {
  const user = () => {
    if (!auth.currentUser) throw new Error('Nobody is signed in.');
    return auth.currentUser;
  };
  return {
    db,
    uid,
    loginAge: async () => {
      // Asks for a new token, because it contains the server's time; this device's clock may be wrong.
      const { claims } = await user().getIdTokenResult(true);
      return (Number(claims.iat) - Number(claims.auth_time)) * SECOND_MS;
    },
    email: async () => textOf((await user().getIdTokenResult()).claims.email),
    headers: async () => ({
      Authorization: `Bearer ${await user().getIdToken()}`,
      ...(await appCheckHeaders()),
    }),
    readExactTime: async () => requestExactTime(db, await appCheckHeaders()),
    logIn: async (password) => void (await reauthenticate(auth, password)),
  };
}
