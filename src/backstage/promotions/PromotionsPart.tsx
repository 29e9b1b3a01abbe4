import type { Firestore } from 'firebase/firestore/lite';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { approximateNow } from '../../base/approximateTime';
import { useReadAgain } from '../../promotions/useReadAgain';
import { Card } from '../../ui/Card';
import { LoadedPart } from '../LoadedPart';
import { useTeam } from '../TeamContext';
import { messages } from '../messages';
import { useStored } from '../useStored';
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
  const { loaded, tryAgain, onStored } = useStored(useCallback(() => read(db), [db]));
  // Only the list: a form must notice itself what others have changed since it was opened.
  useReadAgain(loaded, () => {
    if (id === null) tryAgain();
  });
  const content = ({ promotions, now }: Awaited<ReturnType<typeof read>>) => {
    if (id === null) return <PromotionList promotions={promotions} now={now} formAddress={formAddress} />;
    const stored = promotions.find((promotion) => promotion.id === id) ?? null;
    return (
      <>
        <Link to="?" className="own-line desk-back" onClick={tryAgain}>
          <span>
            <span aria-hidden="true">←</span> {texts.back}
          </span>
        </Link>
        {id !== '' && !stored ? (
          <Card role="status">
            <p>{texts.missing}</p>
          </Card>
        ) : (
          <PromotionEditor
            key={id}
            stored={stored}
            takenIds={promotions.map((promotion) => promotion.id)}
            now={now}
            onDiscard={tryAgain}
            onStored={(storedId, fields) => {
              const others = promotions.filter((promotion) => promotion.id !== storedId);
              onStored({ promotions: [{ id: storedId, fields }, ...others], now });
            }}
            onCreated={(createdId) => void navigate(formAddress(createdId), { replace: true })}
          />
        )}
      </>
    );
  };
  return (
    <LoadedPart heading={messages.parts.promotions} loaded={loaded} tryAgain={tryAgain}>
      {content}
    </LoadedPart>
  );
}

function formAddress(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id })}`;
}

async function read(db: Firestore) {
  const [promotions, now] = await Promise.all([readAllPromotions(db), approximateNow()]);
  return { promotions, now };
}
