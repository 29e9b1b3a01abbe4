/** A module that scripts/build/constants.ts provides. */
declare module 'virtual:estados' {
  /** Brazil's 27 states, sorted by name. */
  export const states: readonly { code: string; name: string }[];
}

/** A module that scripts/build/constants.ts provides. */
declare module 'virtual:imagens' {
  /** The paths of the pictures in `public/promocoes`, sorted by name. */
  export const pictures: readonly string[];
}
