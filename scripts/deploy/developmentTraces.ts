import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../shared/headers';

/** What a production build must not contain. The SDKs mention `localhost`, but without a port. */
const TRACES = [
  { what: 'o endereço de um emulador', pattern: /(127\.0\.0\.1|localhost|\[::1\]):\d+/ },
  { what: 'a ligação do Auth ao emulador', pattern: /firebase-emulator-warning/ },
  { what: 'a ligação do Firestore ao emulador', pattern: /connectFirestoreEmulator\(\)/ },
  // `demo-project` is no trace: the Firestore SDK itself mentions it.
  { what: 'um projeto de emulador', pattern: /\bdemo-(?!project\b)\w/ },
  { what: 'o React de desenvolvimento', pattern: /React DevTools/ },
];

/** The traces of development in a built site, each with its file. */
export function developmentTraces(dist: string): string[] {
  return (
    filesIn(dist)
      // Leaves out the pages of single promotions: the team's texts in them may mention anything.
      .filter((path) => /\.(js|html|css|json|webmanifest)$/.test(path) && !/^promo\/(?!_\.)/.test(path))
      .flatMap((path) => {
        const content = readFileSync(join(dist, path), 'utf8');
        return TRACES.filter(({ pattern }) => pattern.test(content)).map(({ what }) => `${what}, em ${path}`);
      })
  );
}
