// Runs only in the build (scripts/build/prerender.ts).
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { PromotionHead, type SharedPromotion } from './promotions/PromotionHead';

export { PROMOTION_PATH, promotionPath } from './base/paths';
export { addressesOf, LAYOUTS, routes } from './routes';

/** Renders the meta tags by which messengers and social networks show a link to a promotion. */
export function renderPromotionHead(promotion: SharedPromotion): string {
  return renderToStaticMarkup(<PromotionHead promotion={promotion} />);
}

/** Renders a page to HTML. The HTML begins with the tags that belong into <head>. */
export async function render(address: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Renders in one piece. Otherwise React would add an inline script, which the content security policy
      // blocks.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return text(prelude);
}
