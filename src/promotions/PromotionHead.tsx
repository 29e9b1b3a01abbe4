import type { Promotion } from '../model';
import { PageHead } from '../ui/PageHead';
import { imageAddress } from '../ui/imageAddress';
import { messages } from './messages';

/** The picture of shared links where a promotion has none of its own. */
export const SHARED_PICTURE = 'share-promocao.jpg';

/** How many characters of a description search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;

/** What shared links show of a promotion; the deploy reads it, and the build makes a page of it. */
export type SharedPromotion = Pick<Promotion, 'id' | 'titulo' | 'descricao' | 'imagem'>;

/** The title of a promotion's page, and what shared links show of it if the deploy has made its HTML. */
export function PromotionHead({ promotion: { titulo, descricao, imagem } }: { promotion: SharedPromotion }) {
  const address = imageAddress(imagem);
  // WhatsApp and the social networks show no drawings.
  const own = address && !/\.svg$/i.test(address) ? address : SHARED_PICTURE;
  return (
    <PageHead
      title={titulo || messages.untitled}
      picture={own}
      description={descricao.replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION_LENGTH)}
    />
  );
}
