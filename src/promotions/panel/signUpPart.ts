// What the sign-up page needs if the visitor also joins a promotion, in a chunk that other sign-ups do not
// load.
export { joinBySignUp, readOpenPromotion } from '../participations/joinBySignUp';
export { addStyles, PrizeStrip, RulesNote } from './PrizeStrip';
