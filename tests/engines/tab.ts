/**
 * Finds an element of the page by its name on the screen. It runs in the page, so it may use nothing from
 * outside.
 */
export type Find = (name: string) => Element | null;

/** One visitor's browser: a new profile with one tab. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Calls a function in the page, whose result JSON can express. */
  run: <Result>(work: (...args: string[]) => Result, ...args: string[]) => Promise<Result>;
  /** Clicks as a person does. @throws where there is no such element, or another one covers it */
  click: (find: Find, name: string) => Promise<void>;
  /** Replaces the text of a field by keys, or chooses the option of a select by its value. */
  fill: (find: Find, name: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}
