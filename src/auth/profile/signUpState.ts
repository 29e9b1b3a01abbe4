/**
 * The navigation state of the page after a sign-up: `notJoined` if the person has registered, but has failed
 * to join the promotion.
 */
export interface SignUpState {
  signUp: 'done' | 'notJoined';
}
