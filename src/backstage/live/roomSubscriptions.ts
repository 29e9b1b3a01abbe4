/** Subscriptions to one room's documents: they end when `switchTo` is called for another room. */
export class RoomSubscriptions {
  private current: string | null = null;
  private ends: (() => void)[] = [];

  /**
   * @param what a key of the documents
   * @param start begins the subscriptions; called only if the key has changed
   */
  switchTo(what: string, start: () => (() => void)[]): void {
    if (what === this.current) return;
    this.end();
    this.current = what;
    this.ends = start();
  }

  end(): void {
    for (const end of this.ends) end();
    this.ends = [];
    this.current = null;
  }
}
