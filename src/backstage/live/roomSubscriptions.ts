/** Subscriptions to documents of a room, which end when another one is followed. */
export class RoomSubscriptions {
  private followed: string | null = null;
  private ends: (() => void)[] = [];

  /** @param start called if something else has been followed until now */
  follow(what: string, start: () => (() => void)[]): void {
    if (what === this.followed) return;
    this.end();
    this.followed = what;
    this.ends = start();
  }

  end(): void {
    for (const end of this.ends) end();
    this.ends = [];
    this.followed = null;
  }
}
