/** A module that scripts/build/plugins.ts provides. */
declare module 'virtual:estados' {
  /** Brazil's 27 states, sorted by name. */
  export const states: readonly { code: string; name: string }[];
}
