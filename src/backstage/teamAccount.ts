import type { Firestore } from 'firebase/firestore/lite';
import type { Account } from '../auth/loadAccount';
import { SECOND_MS } from '../base/durations';
import { textOf } from '../base/fields';
import { appCheckHeaders } from '../firebase/app';
import { requestExactTime } from '../firebase/exactTime';

/** What a team member's session needs of the signed-in account. */
export interface TeamAccount {
  db: Firestore;
  uid: string;
  /**
   * How long ago the person typed the password, in ms by the server's clock.
   * @throws if the server does not answer
   */
  loginAge: () => Promise<number>;
  /** The account's e-mail address in the ID token, which firestore.rules read. */
  email: () => Promise<string>;
  /** @throws the SDK's errors, for example that of a wrong password */
  logIn: (password: string) => Promise<void>;
  /** The headers that authenticate a request which the SDK does not send. */
  headers: () => Promise<Record<string, string>>;
  /** The server's time, ms since 1970. */
  readExactTime: () => Promise<number>;
}

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
