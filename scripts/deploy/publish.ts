import { MINUTE_MS } from '../../src/base/durations';
import { sleep } from '../../src/base/timeouts';
import type { Commands } from './plan';

/** How long new rules may take until Firestore's servers use them everywhere. */
const RULES_DELAY_MS = MINUTE_MS;

/**
 * Publishes the rules and indexes and, once the rules are in force, the site: it may write what the old rules
 * refuse.
 * @param firebase runs firebase-tools; resolves with its exit code
 */
export async function publish(
  { rules, site }: Commands,
  firebase: (args: string[]) => Promise<number>,
): Promise<void> {
  if ((await firebase(rules)) !== 0)
    throw new Error('As regras e os índices não foram publicados, nem o site; o motivo está acima.');
  console.log(
    'Regras e índices publicados. O site vai daqui a um minuto, quando as regras valerem em toda parte…',
  );
  await sleep(RULES_DELAY_MS);
  if ((await firebase(site)) !== 0)
    throw new Error('O site não foi publicado, só as regras e os índices; o motivo está acima.');
}
