import { readFileSync } from 'node:fs';
import type { SharedPromotion } from '../../src/promotions/PromotionHead';

/** The promotions in the JSON file that a deploy names; none in every other build. */
export function publishedPromotions(): SharedPromotion[] {
  const { PUBLISHED_PROMOTIONS: file } = process.env;
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as SharedPromotion[]) : [];
}

const TAGS = /<title>[^>]*>|<meta [^>]*>/g;
/** index.html gives them for the site's own pictures. */
const SIZES = / *<meta property="og:image:(width|height)"[^>]*>\n/g;

/**
 * The HTML of `/promo/:id` with the title, the description and the picture of one promotion in its head, for
 * shared links. React hydrates it as it does the HTML of every promotion, and adds meta tags of its own: the
 * page then removes those that are marked `data-shared`.
 * @param page the HTML of every promotion
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

/** The tag of the same kind, whatever its content. */
function sameTag(tag: string): RegExp {
  const [kind = ''] = /^<title>|^<meta \w+="[^"]+"/.exec(tag) ?? [];
  return new RegExp(`${kind}[^>]*>`);
}
