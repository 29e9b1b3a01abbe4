// What the sign-up of a visitor who wants to take part in a promotion shows and does, in a chunk that other sign-ups do not load.
export { joinBySignUp, readOpenPromotion } from './joinBySignUp';
export { PrizeStrip, RulesNote } from './PrizeStrip';
