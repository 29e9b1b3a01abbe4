/** The navigation state by which the page after a sign-up knows that the person has just registered. */
export const JUST_REGISTERED = { justRegistered: true };
/** The state after a sign-up that registered the person but failed to join the promotion. */
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
