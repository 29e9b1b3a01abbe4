import type { Firestore } from 'firebase/firestore/lite';
import { useCallback, useState } from 'react';
import { approximateNow } from '../../base/approximateTime';
import type { Fields, StoredDocument } from '../../base/fields';
import { useLoaded } from '../../ui/loading/useLoaded';
import { readAllPromotions } from '../partReads';

interface Read {
  promotions: StoredDocument[];
  now: Date;
}

/**
 * All promotions: the server's list, with the changes that this page has made or discovered since it was
 * read.
 */
export function usePromotions(db: Firestore) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => readAllWithTime(db), [db]));
  /** Changes since the server's answer `read`; ignored once there is a newer answer. */
  const [since, setSince] = useState<{ read: Read | null; promotions: StoredDocument[] }>({
    read: null,
    promotions: [],
  });
  if (loaded.status !== 'ready') return { loaded, tryAgain, onStored: () => {} };
  const { data } = loaded;
  const newer = since.read === data ? since.promotions : [];
  const older = data.promotions.filter(({ id }) => newer.every((one) => one.id !== id));
  return {
    loaded: { status: loaded.status, data: { ...data, promotions: [...newer, ...older] } },
    tryAgain,
    onStored: (id: string, fields: Fields) =>
      setSince({ read: data, promotions: [{ id, fields }, ...newer.filter((one) => one.id !== id)] }),
  };
}

async function readAllWithTime(db: Firestore): Promise<Read> {
  const [promotions, now] = await Promise.all([readAllPromotions(db), approximateNow()]);
  return { promotions, now };
}
