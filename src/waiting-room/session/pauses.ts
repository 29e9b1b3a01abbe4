/** Pauses that one call can end early, all together. */
export class Pauses {
  private readonly ends = new Set<() => void>();

  /** Resolves after `ms`, or as soon as `endAll` is called. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.ends.add(end);
    });
  }

  endAll(): void {
    for (const end of this.ends) end();
  }
}
