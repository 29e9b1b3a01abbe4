/**
 * Finds an element by its visible name. The function runs in the page, so it may not use variables from
 * outside.
 */
export type Find = (name: string) => Element | null;

/** One visitor's browser: a new profile with one tab. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, and returns its result, which must be JSON. */
  run: <Result>(work: (...args: string[]) => Result, ...args: string[]) => Promise<Result>;
  /**
   * Clicks where a person would.
   * @throws if the element does not exist; in WebKit also if another element covers it
   */
  click: (find: Find, name: string) => Promise<void>;
  /** Types a text into a field in place of the old one, or chooses a select's option by its value. */
  fill: (find: Find, name: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}
