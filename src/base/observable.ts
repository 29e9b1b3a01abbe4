import { isSame } from './fields';

/** A store for React's `useSyncExternalStore`: `getState` returns the same object until a value changes. */
export class Observable<State> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: State) {}

  readonly getState = (): State => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected get isObserved(): boolean {
    return this.listeners.size > 0;
  }

  protected set(next: State): void {
    if (isSame(next, this.current)) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}
