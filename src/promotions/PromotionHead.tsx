import type { Promotion } from '../model';
import { PageHead } from '../ui/PageHead';
import { imageAddress } from '../ui/imageAddress';
import { publicPromotionMessages } from './messages';

/** The picture that messengers show of a link to a promotion without a picture of its own. */
export const SHARED_PICTURE = 'share-promocao.jpg';

/** How many characters of a description search engines show at most. */
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * What messengers show of a link to a promotion. A deploy reads these fields to make an HTML page for each
 * published promotion.
 */
export type SharedPromotion = Pick<Promotion, 'id' | 'titulo' | 'descricao' | 'imagem'>;

/**
 * The title of a promotion's page, and the meta tags for messengers and social networks, which see only HTML
 * made by a deploy.
 */
export function PromotionHead({ promotion: { titulo, descricao, imagem } }: { promotion: SharedPromotion }) {
  const address = imageAddress(imagem);
  // WhatsApp and the social networks do not show SVG pictures.
  const own = address && !/\.svg$/i.test(address) ? address : SHARED_PICTURE;
  return (
    <PageHead
      title={titulo || publicPromotionMessages.untitled}
      picture={own}
      // Cut between characters: an emoji has two code units.
      description={Array.from(descricao.replace(/\s+/g, ' ').trim())
        .slice(0, MAX_DESCRIPTION_LENGTH)
        .join('')}
    />
  );
}
