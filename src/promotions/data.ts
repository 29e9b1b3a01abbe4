// The promotions' part that needs Firestore: one chunk, loaded after the first paint.
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Unsubscribe,
} from 'firebase/firestore';
import { codeOf } from '../auth/errors';
import { isOfPromotion, participationsOf } from '../auth/ownParticipations';
import { config } from '../config';
// Where Auth comes after Firestore's first question, Firestore asks everything again, and reads are paid twice.
import '../firebase/auth';
import { db } from '../firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { queryOnce, readOnce } from '../firebase/once';
import { participationConverter, promotionConverter, type Participation, type Promotion } from '../model';
import { youtubeVideoId } from '../video';

export { db };
export { participate, takesPart } from './participate';

/** With the room that `readLive` looks for, a visit of the home page lists no more than 50 documents. */
const MOST_PROMOTIONS = 49;
/** The rules let nobody list more at once. */
const MOST_PARTICIPATIONS = 300;

/**
 * The published promotions, those that end last first.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readPromotions(): Promise<Promotion[]> {
  const published = query(
    collection(db, 'promocoes').withConverter(promotionConverter),
    where('publicada', '==', true),
    orderBy('fim', 'desc'),
    limit(MOST_PROMOTIONS),
  );
  const { docs } = await queryOnce(published);
  return docs.map((promotion) => promotion.data());
}

/**
 * Null where there is none that is published: the rules do not tell the one from the other.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readPromotion(id: string): Promise<Promotion | null> {
  if (!isDocumentId(id)) return null;
  try {
    return (await readOnce(promotionRef(id).withConverter(promotionConverter))).data() ?? null;
  } catch (error) {
    if (codeOf(error) === 'permission-denied') return null;
    throw error;
  }
}

/** How many people have registered; null where that has not been counted or cannot be read. */
export async function readRegistered(): Promise<number | null> {
  const counter = await readOnce(doc(db, 'usuariosCadastrados/qtdUsuarios')).catch(() => null);
  const quantity: unknown = counter?.get('quantidade');
  return typeof quantity === 'number' && quantity > 0 ? quantity : null;
}

/** Whether the live show has a video, set by the admin or the app's settings, or else a room. */
export async function readLive(): Promise<boolean> {
  const settings = await readOnce(doc(db, 'configuracoes/salaDeEspera')).catch(() => null);
  const video: unknown = settings?.get('video') || config.liveVideoUrl;
  if (typeof video === 'string' && youtubeVideoId(video)) return true;
  const rooms = await queryOnce(query(collection(db, 'salaDeEspera'), limit(1))).catch(() => null);
  return rooms !== null && !rooms.empty;
}

/** Follows what a person takes part in, the newest first, as the server has it. */
export function watchParticipations(
  uid: string,
  onParticipations: (participations: Participation[]) => void,
): Unsubscribe {
  const latest = query(
    participationsOf(db, uid).withConverter(participationConverter),
    limit(MOST_PARTICIPATIONS),
  );
  return subscribeWithRetry('As participações não puderam ser lidas', (onAnswer, onRefusal) =>
    onSnapshot(
      latest,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return;
        onAnswer();
        onParticipations(docs.filter(({ ref }) => isOfPromotion(ref, uid)).map((own) => own.data()));
      },
      onRefusal,
    ),
  );
}

/** Firestore's limits of an id: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function isDocumentId(id: string): boolean {
  const bytes = new TextEncoder().encode(id).length;
  return bytes > 0 && bytes <= 1500 && !/^\.\.?$|^__.*__$|\//s.test(id);
}

function promotionRef(id: string) {
  return doc(db, 'promocoes', id);
}
