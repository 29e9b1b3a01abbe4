// What a sign-up shows and does if the visitor wants to take part in a promotion. Other sign-ups do not load
// this chunk.
export { joinBySignUp, readOpenPromotion } from '../participations/joinBySignUp';
export { addStyles, PrizeStrip, RulesNote } from './PrizeStrip';
