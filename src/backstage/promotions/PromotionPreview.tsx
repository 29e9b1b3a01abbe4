import { AuthContext, type AuthContextValue } from '../../auth/AuthContext';
import type { Fields } from '../../base/fields';
import { loadChunk } from '../../base/loadChunk';
import { promotionIn, type Promotion } from '../../model';
import { statusOf } from '../../promotions/period';
import { imageAddress } from '../../ui/imageAddress';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { Preview } from '../Preview';
import { PhoneFrame } from './PhoneFrame';
import { missingFrom } from './listPromotions';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages.preview;

// Loads the visitors' components for the preview. 'never': a chunk that fails to load must not reload the
// page, because the drafts of other forms would be lost.
const loadHome = () => loadChunk(() => import('../../promotions/HomePage'), 'never');
const loadPage = () => loadChunk(() => import('../../promotions/PromotionPage'), 'never');

interface Props {
  id: string;
  /** The promotion's document as the form would write it. */
  fields: Fields;
  now: Date;
}

/** A preview of the promotion's card and page, as visitors will see them. */
export function PromotionPreview({ id, fields, now }: Props) {
  const read = promotionIn(id, fields);
  // Leaves out an unfinished picture address, which Picture would log as a mistake.
  const promotion = imageAddress(read.imagem) ? read : { ...read, imagem: '' };
  return (
    <Preview heading={texts.heading}>
      <h3>{texts.card}</h3>
      <CardPreview promotion={promotion} now={now} />
      <h3>{texts.page}</h3>
      <PhoneFrame title={texts.page}>
        <PagePreview promotion={promotion} now={now} />
      </PhoneFrame>
    </Preview>
  );
}

interface PreviewProps {
  promotion: Promotion;
  now: Date;
}

function CardPreview({ promotion, now }: PreviewProps) {
  const { chunk } = useChunk(loadHome);
  const status = statusOf(promotion, now);
  if (status === 'incomplete') return <p>{texts.hiddenCard(missingFrom(promotion))}</p>;
  if (!chunk) return <Loading />;
  return (
    <div className="desk-card" inert>
      {/* Without its id, so that the card does not show the team member's own participation. */}
      <chunk.PromotionCard promotion={{ ...promotion, id: '' }} status={status} now={now} />
    </div>
  );
}

function PagePreview({ promotion, now }: PreviewProps) {
  const { chunk } = useChunk(loadPage);
  if (!chunk) return <Loading />;
  return (
    <AuthContext value={SIGNED_OUT}>
      <chunk.PromotionArticle promotion={promotion} now={now} readAgain={() => {}} />
    </AuthContext>
  );
}

/** Signed out, so that the preview does not show the team member's own participation. */
const SIGNED_OUT: AuthContextValue = {
  state: { status: 'signedOut', profileMissing: false },
  logOut: () => Promise.resolve(),
  deleteAccount: () => Promise.resolve(),
};
