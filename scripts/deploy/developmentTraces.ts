import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../shared/headers';

/**
 * Texts that a production build must not contain. `localhost` counts only with a port, because the SDKs
 * contain the word without one.
 */
const TRACES = [
  { what: 'o endereço de um emulador', pattern: /(127\.0\.0\.1|localhost|\[::1\]):\d+/ },
  { what: 'a ligação do Auth ao emulador', pattern: /firebase-emulator-warning/ },
  { what: 'a ligação do Firestore ao emulador', pattern: /connectFirestoreEmulator\(\)/ },
  // The project id `demo-project` is no trace, because the Firestore SDK itself mentions it.
  { what: 'um projeto de emulador', pattern: /\bdemo-(?!project\b)\w/ },
  { what: 'o React de desenvolvimento', pattern: /React DevTools/ },
];

/** Finds traces of development in a built site, each with the file that contains it. */
export function developmentTraces(dist: string): string[] {
  return (
    filesIn(dist)
      // Ignores the pages of single promotions, in which the team's texts may mention anything.
      .filter((path) => /\.(js|html|css|json|webmanifest)$/.test(path) && !/^promo\/(?!_\.)/.test(path))
      .flatMap((path) => {
        const content = readFileSync(join(dist, path), 'utf8');
        return TRACES.filter(({ pattern }) => pattern.test(content)).map(({ what }) => `${what}, em ${path}`);
      })
  );
}
