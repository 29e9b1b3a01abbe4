import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { TIME_ZONE } from '../../src/base/dates';
import { collections, documents } from '../../src/base/documentPaths';
import { phoneText } from '../../src/base/texts';
import { ticketCode } from '../../src/base/ticketCode';
import { participationIn, profileIn, type Profile } from '../../src/model';

/** How many participations, and how many profiles, one request reads. */
const PAGE_SIZE = 300;

export const HEADINGS = [
  'nome',
  'e-mail',
  'celular',
  'estado',
  'cidade',
  'confirmado',
  'hora de Brasília',
  'regulamento',
  'código',
];

/** Formats a time as '2026-11-22 20:00:05', which spreadsheets recognise as a date. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

/**
 * The participants of a promotion as rows with the columns HEADINGS, the earliest first, in one page or more.
 * A person without a profile, who is deleting the account, has only time, rules and code.
 * @throws when the promotion does not exist and has no participants
 */
export async function* pagesOf(db: Firestore, promotion: string): AsyncGenerator<string[][]> {
  const document = db.doc(documents.promotion(promotion));
  const participations = document.collection(collections.participations).orderBy('em').limit(PAGE_SIZE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? participations.startAfter(last) : participations).get();
    // A missing promotion is an error only without participants: those of a deleted promotion remain.
    if (!last && docs.length === 0 && !(await document.get()).exists)
      throw new Error(await missingText(db, promotion));
    yield await rowsOf(db, docs);
    last = docs[PAGE_SIZE - 1];
  } while (last);
}

async function missingText(db: Firestore, promotion: string): Promise<string> {
  const { docs: others } = await db.collection(collections.promotions).select().get();
  return `A promoção ${promotion} não existe. As que existem: ${others.map(({ id }) => id).join(', ') || 'nenhuma'}.`;
}

async function rowsOf(db: Firestore, participations: QueryDocumentSnapshot[]) {
  if (participations.length === 0) return [];
  const users = db.collection(collections.users);
  const profiles = await db.getAll(...participations.map(({ id }) => users.doc(id)));
  return participations.map((participation, index) => {
    const fields = profiles[index]?.data();
    const profile = fields && profileIn(participation.id, fields);
    const { em, regulamento } = participationIn(participation.data());
    return [
      ...cellsOf(profile),
      em ? moment.format(em) : '',
      regulamento ?? '',
      ticketCode(participation.id),
    ];
  });
}

function cellsOf(profile: Profile | undefined): string[] {
  if (!profile) return ['', '', '', '', '', ''];
  const { name, email, celular, estado, cidade, confirmado } = profile;
  // Trimmed, because a spreadsheet may take a space before a formula away.
  const person = [name, email, phoneText(celular), estado, cidade].map((text) => text.trim());
  return [...person, confirmado ? 'sim' : 'não'];
}
