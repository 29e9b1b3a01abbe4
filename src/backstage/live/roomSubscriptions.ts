/** Subscriptions to one room's documents: they end when `follow` is called for another room. */
export class RoomSubscriptions {
  private followed: string | null = null;
  private ends: (() => void)[] = [];

  /**
   * @param what a key of what to follow
   * @param start begins the subscriptions; called only if the key has changed
   */
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
