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
 * The page for all promotions with the title, the description and the picture of one, which a shared link then shows. React
 * hydrates it as the page for all: it takes over the title, and adds meta tags beside these, which `data-shared` marks for the
 * page to remove.
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
