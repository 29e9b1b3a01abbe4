import { readFileSync } from 'node:fs';
import type { SharedPromotion } from '../../src/promotions/PromotionHead';

/** The published promotions, from the JSON file that a deploy provides; none in other builds. */
export function publishedPromotions(): SharedPromotion[] {
  const { PUBLISHED_PROMOTIONS: file } = process.env;
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as SharedPromotion[]) : [];
}

const TAGS = /<title>[^>]*>|<meta [^>]*>/g;
/** Matches the sizes of the site's own picture, which are wrong for a promotion's picture. */
const SIZES = / *<meta property="og:image:(width|height)"[^>]*>\n/g;

/**
 * The HTML of `/promo/:id` for one promotion: messengers read its title, description and picture from the
 * head. React hydrates it like the HTML of all promotions and adds its own meta tags; the page then removes
 * those marked `data-shared`.
 * @param page the HTML that serves every promotion
 * @param head the promotion's tags
 */
export function sharedPageOf(page: string, head: string): string {
  const own = (head.match(TAGS) ?? []).filter((tag) => !page.includes(tag));
  const hasPicture = own.some((tag) => tag.includes('og:image'));
  return own.reduce(
    (html, tag) => html.replace(sameTag(tag), () => tag.replace('<meta ', '<meta data-shared ')),
    hasPicture ? page.replaceAll(SIZES, '') : page,
  );
}

/** Matches the page's own tag of the same kind, such as og:title, whatever its content. */
function sameTag(tag: string): RegExp {
  const [kind = ''] = /^<title>|^<meta \w+="[^"]+"/.exec(tag) ?? [];
  return new RegExp(`${kind}[^>]*>`);
}
