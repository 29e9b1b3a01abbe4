import { config } from '../config';

interface Props {
  /** Shown in the browser's tab, before the brand. */
  title: string;
  /** For search engines and shared links; the site's description by default. */
  description?: string | undefined;
  /** A file of 1200 × 630 px in public, which shared links show. */
  picture?: string;
}

export function PageHead({ title, description, picture = 'share.jpg' }: Props) {
  return (
    <>
      <title>{`${title} | ${config.brandName}`}</title>
      <meta name="description" content={description || SITE_DESCRIPTION} />
      {/* What WhatsApp and the social networks show of a shared link. */}
      <meta property="og:title" content={`${title} | ${config.brandName}`} />
      <meta property="og:description" content={description || SITE_DESCRIPTION} />
      <meta property="og:image" content={`${config.siteUrl}/${picture}`} />
    </>
  );
}

const SITE_DESCRIPTION = `${config.brandName}: promoções, prêmios e a sala de espera do show ao vivo.`;
