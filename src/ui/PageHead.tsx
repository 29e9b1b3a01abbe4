import { config } from '../config';
import { uiMessages } from './messages';

interface Props {
  /** The page's title in the browser's tab, before the brand's name. */
  title: string;
  /** The description for search engines and shared links; by default, the site's. */
  description?: string | undefined;
  /** The picture for shared links: a file of 1200 × 630 px in public, or an address. */
  picture?: string;
}

export function PageHead({ title, description, picture = 'share.jpg' }: Props) {
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="description" content={description || uiMessages.siteDescription} />
      {/* The meta tags from which WhatsApp and the social networks make a link's preview. */}
      <meta property="og:title" content={`${title} | ${config.brandName}`} />
      <meta property="og:description" content={description || uiMessages.siteDescription} />
      <meta property="og:image" content={new URL(picture, config.siteUrl).href} />
    </>
  );
}
