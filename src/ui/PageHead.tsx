import { config } from '../config';
import { messages } from './messages';

interface Props {
  /** Shown in the browser's tab, before the brand. */
  title: string;
  /** For search engines and shared links; the site's description by default. */
  description?: string | undefined;
  /** What shared links show: a file of 1200 × 630 px in public, or the address of a picture. */
  picture?: string;
}

export function PageHead({ title, description, picture = 'share.jpg' }: Props) {
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="description" content={description || messages.siteDescription} />
      {/* What WhatsApp and the social networks show of a shared link. */}
      <meta property="og:title" content={`${title} | ${config.brandName}`} />
      <meta property="og:description" content={description || messages.siteDescription} />
      <meta property="og:image" content={new URL(picture, config.siteUrl).href} />
    </>
  );
}
