import type { AuthState } from '../../auth/AuthContext';
import { protectedName } from '../../base/link';
import { Pauses } from '../../base/pauses';
import { MAX_TIMER_MS, withTimeout } from '../../base/timeouts';
import type { Profile } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';

/** How long a click in a protected room waits to learn who clicks. */
const IDENTITY_LIMIT_MS = 10_000;

/**
 * Whoever clicks in a show for registered people, with the profile's fields that the winner's document
 * copies.
 */
export type RegisteredPerson = Pick<Profile, 'uid' | 'name' | 'celular' | 'confirmado'>;

/** What the page knows about the visitor. */
export interface Identity {
  /** Whether the show is for registered people (`paraCadastrados`); null until that is known. */
  forRegistered: boolean | null;
  /** Who is signed in; null while the page does not need to know (`needsAccount`). */
  authState: AuthState | null;
}

/** The visitor, who may not be identified yet: settings and account load after the page. */
export class Visitor {
  private current: Identity = { forRegistered: null, authState: null };
  private readonly pauses = new Pauses();

  /** @param mayBeSignedIn whether anybody seems to be signed in, as far as the page can tell without Auth */
  constructor(private readonly mayBeSignedIn: () => boolean) {}

  get identity(): Identity {
    return this.current;
  }

  get uid(): string | undefined {
    const { authState } = this.current;
    return authState?.status === 'signedIn' ? authState.profile.uid : undefined;
  }

  /** Sets the identity, but keeps a `forRegistered` that is already known if the new one is null. */
  identify({ forRegistered, authState }: Identity): void {
    this.current = { forRegistered: forRegistered ?? this.current.forRegistered, authState };
    this.pauses.endAll();
  }

  /**
   * Whether the page has yet to learn if this visitor must sign in for a room with this link. Only protected
   * rooms can be for registered people. While Auth starts, a visitor who seems to be signed in counts as
   * known.
   */
  awaitsIdentity(link: string | null | undefined): boolean {
    if (protectedName(link) === null) return false;
    const { forRegistered, authState } = this.current;
    if (!forRegistered) return forRegistered === null;
    return (!authState || authState.status === 'loading') && !this.mayBeSignedIn();
  }

  /**
   * Who clicks in a room with this link; null if that does not matter, because the link is an ordinary one or
   * the show is open. With a protected link, waits to learn for whom the show is and who is signed in.
   * @throws NoAnswerError if the visitor is not known within 10 s
   */
  async whoClicks(link: string): Promise<RegisteredPerson | 'signedOut' | null> {
    return protectedName(link) === null ? null : withTimeout(IDENTITY_LIMIT_MS, this.untilIdentified());
  }

  private async untilIdentified(): Promise<RegisteredPerson | 'signedOut' | null> {
    for (;;) {
      const { forRegistered, authState } = this.current;
      if (forRegistered === false) return null;
      if (forRegistered && authState?.status === 'signedIn') return authState.profile;
      if (forRegistered && authState?.status === 'signedOut') return 'signedOut';
      await this.pauses.pause(MAX_TIMER_MS);
    }
  }

  /**
   * Whether the person may have clicked on another device: only in a show for registered people.
   */
  mayHaveClickedElsewhere(link: string): boolean {
    return protectedName(link) !== null && this.current.forRegistered !== false;
  }

  /**
   * Whether the ticket has an owner if the show is for registered people, and none if the show is open. A
   * ticket for an ordinary link always fits, and so does any ticket while the kind of show is not known.
   */
  fitsShow({ link, dono }: StoredTicket): boolean {
    const { forRegistered } = this.current;
    if (protectedName(link) === null || forRegistered === null) return true;
    return forRegistered === (dono !== undefined);
  }

  /**
   * Whether the ticket can be this visitor's: it has no owner, the visitor is the owner, or Auth is still
   * finding out who the visitor is.
   */
  mayOwn({ dono }: StoredTicket): boolean {
    return dono === undefined || dono === this.uid || this.current.authState?.status === 'loading';
  }
}
