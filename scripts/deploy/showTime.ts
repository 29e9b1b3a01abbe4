import { collections, documents } from '../../src/base/documentPaths';
import { HOUR_MS } from '../../src/base/durations';
import { restParent } from '../../src/firebase/rest';
import { showIn, type ShowTimes } from '../../src/model';
import { periodText } from '../../src/show/check/checkShow';
import type { Settings } from '../shared/environment';
import { askFirestore, FIRESTORE_SERVER } from './askFirebase';
import type { CheckResult } from './checks';

/** How long before a show nothing is published any more. */
const QUIET_MS = 12 * HOUR_MS;

type Value = { timestampValue?: string } | undefined;
type Answer = { found?: { fields?: Record<string, Value> } };

/**
 * Checks, as a visitor, that no room is open, and that no show is on or begins within QUIET_MS.
 * @param allowed whether to publish even so
 */
export async function checkShowTime(
  settings: Settings,
  allowed: boolean,
  server = FIRESTORE_SERVER,
): Promise<CheckResult> {
  const show = `${restParent(settings.VITE_FIREBASE_PROJECT_ID ?? '')}/${documents.settings}`;
  const anyRoom = { from: [{ collectionId: collections.rooms }], limit: 1 };
  const [shows, rooms] = await Promise.all([
    askFirestore<Answer>('batchGet', settings, { documents: [show] }, server),
    askFirestore<{ document?: object }>('runQuery', settings, { structuredQuery: anyRoom }, server),
  ]);
  if (!shows || !rooms)
    return { unknown: true, summary: 'não deu para ler; veja em /bastidores se há um no ar, ou hoje' };
  const { inicio, fim } = shows[0]?.found?.fields ?? {};
  const { times } = showIn({ inicio: timestampOf(inicio), fim: timestampOf(fim) });
  const reason = rooms.some(({ document }) => document)
    ? 'há uma sala aberta'
    : times && isNear(times, Date.now()) && `o show é ${periodText(times.begin, times.end)}`;
  if (!reason) return { summary: 'nenhum no ar, nem nas próximas 12 horas' };
  if (allowed) return { unknown: true, summary: `${reason}; --durante-o-show permite publicar` };
  throw new Error(
    `${reason}. Publique depois, porque quem espera depende do site e das regras; se não dá para esperar, use --durante-o-show.`,
  );
}

/** A timestamp of Firestore's REST interface in the form that `showIn` reads. */
function timestampOf(value: Value) {
  const { timestampValue: time } = value ?? {};
  return time === undefined ? undefined : { toDate: () => new Date(time) };
}

function isNear({ begin, end }: ShowTimes, now: number): boolean {
  return begin.getTime() - QUIET_MS <= now && now < end.getTime();
}
