// Replaces the package re2js (vite.config.ts), a third of Firestore's JavaScript: the SDK needs it only for
// regular expressions in pipeline queries, which the app does not use.
export const RE2JS = {
  compile(): never {
    throw new Error('vite.config.ts leaves out re2js.');
  },
};
