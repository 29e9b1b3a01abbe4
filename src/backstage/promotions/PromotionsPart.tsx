import type { Firestore } from 'firebase/firestore/lite';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { approximateNow } from '../../base/approximateTime';
import type { Fields, StoredDocument } from '../../base/fields';
import { Card } from '../../ui/Card';
import { useLoaded } from '../../ui/loading/useLoaded';
import { NotLoaded } from '../NotLoaded';
import { useTeam } from '../TeamContext';
import { messages } from '../messages';
import { PromotionEditor } from './PromotionEditor';
import { PromotionList } from './PromotionList';
import { readAllPromotions } from './promotionDocuments';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

/** The query parameter with the id of the promotion to edit; empty for a new promotion. */
const PARAMETER = 'promocao';

/** The desk's page 'Promoções': the list of all promotions, or the form for one. */
export default function PromotionsPart() {
  const { db } = useTeam().account;
  const id = new URLSearchParams(useLocation().search).get(PARAMETER);
  const navigate = useNavigate();
  const { loaded, tryAgain, onStored } = usePromotions(db);
  const [attempt, setAttempt] = useState(0);
  const content = () => {
    if (loaded.status !== 'ready') return <NotLoaded status={loaded.status} tryAgain={tryAgain} />;
    if (id === null) return <PromotionList {...loaded.data} formAddress={formAddress} />;
    const stored = loaded.data.promotions.find((promotion) => promotion.id === id) ?? null;
    return (
      <>
        <Link to="?" className="own-line desk-back" onClick={tryAgain}>
          {texts.back}
        </Link>
        {id !== '' && !stored ? (
          <Card role="status">
            <p>{texts.missing}</p>
          </Card>
        ) : (
          <PromotionEditor
            key={`${id} ${attempt}`}
            stored={stored}
            takenIds={loaded.data.promotions.map((promotion) => promotion.id)}
            now={loaded.data.now}
            onDiscard={() => {
              tryAgain();
              setAttempt(attempt + 1);
            }}
            onStored={(storedId, fields) => {
              onStored(storedId, fields);
              if (storedId !== id) void navigate(formAddress(storedId), { replace: true });
            }}
          />
        )}
      </>
    );
  };
  return (
    <>
      <h1 className="visually-hidden">{messages.parts.promotions}</h1>
      {content()}
    </>
  );
}

function formAddress(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id })}`;
}

interface Read {
  promotions: StoredDocument[];
  now: Date;
}

/**
 * All promotions: the server's list, with the changes that this page has made or discovered since that list
 * was read.
 */
function usePromotions(db: Firestore) {
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
