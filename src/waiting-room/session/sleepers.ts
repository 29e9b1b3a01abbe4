/** Those who wait for a time and can be woken before, all at once. */
export class Sleepers {
  private readonly wakers = new Set<() => void>();

  /** Resolves after `ms`, or as soon as `wake` is called. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.wakers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.wakers.add(end);
    });
  }

  wake(): void {
    for (const end of this.wakers) end();
  }
}
