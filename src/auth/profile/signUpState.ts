/** The navigation state with which the sign-up page leads to the next one. */
export const JUST_REGISTERED = { justRegistered: true };
/** JUST_REGISTERED after a sign-up that should also have joined a promotion, which failed. */
export const NOT_JOINED = { ...JUST_REGISTERED, notJoined: true };

/** @param state a navigation state, which may be any value */
export function isJustRegistered(state: unknown): boolean {
  return stateIn(state).justRegistered === true;
}

/** @param state a navigation state, which may be any value */
export function isNotJoined(state: unknown): boolean {
  return stateIn(state).notJoined === true;
}

function stateIn(state: unknown): Partial<typeof NOT_JOINED> {
  return Object(state) as Partial<typeof NOT_JOINED>;
}
