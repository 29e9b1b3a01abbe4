import type { AuthState } from '../auth/AuthContext';
import type { StoredTicket } from '../storedTickets';
import type { Entrant } from './click';

/** What the page knows of who is there. */
export interface Identity {
  /** The show is for registered people; null until that is known. */
  forRegistered: boolean | null;
  /** The auth state; null while it is not needed. */
  account: AuthState | null;
}

/** Who is at the page, as that becomes known. */
export class Visitor {
  private identity: Identity = { forRegistered: null, account: null };
  private waiting: (() => void)[] = [];

  get known(): Identity {
    return this.identity;
  }

  /** Of the signed-in person. */
  get uid(): string | undefined {
    const { account } = this.identity;
    return account?.status === 'signedIn' ? account.profile.uid : undefined;
  }

  identify(identity: Identity): void {
    this.identity = identity;
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  /** Resolves, once that is known, with who clicks in a show for registered people; with null in an open show. */
  async untilIdentified(): Promise<Entrant | null | 'signedOut'> {
    for (;;) {
      const { forRegistered, account } = this.identity;
      if (forRegistered === false) return null;
      if (forRegistered && account?.status === 'signedIn') return account.profile;
      if (forRegistered && account?.status === 'signedOut') return 'signedOut';
      await new Promise<void>((goOn) => this.waiting.push(goOn));
    }
  }

  /** Whether a ticket is that of whoever is there, or may turn out to be. */
  mayOwn({ dono }: StoredTicket): boolean {
    return dono === undefined || dono === this.uid || this.identity.account?.status === 'loading';
  }
}
