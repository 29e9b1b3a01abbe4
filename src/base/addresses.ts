// Addresses in texts of the team, as firestore.rules accept them.

/** Matches the address of a picture. imageAddress decides which of them browsers can load. */
export const PICTURE_ADDRESS = /^(https:\/\/[^\s/]|\/[^\s/\\]|gs:\/\/[^\s/]+\/)\P{Cc}*$/u;

/** Matches the address of the rules of a promotion or of the show. */
export const RULES_ADDRESS = /^https:\/\/\S+$/;
