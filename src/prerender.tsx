// Runs only in the build (scripts/build/prerender.ts).
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { PromotionHead, type SharedPromotion } from './promotions/PromotionHead';

export { PROMOTION_PATH } from './base/paths';
export { addressesOf, routes } from './routes';

/** Renders the elements of the head by which shared links show a promotion. */
export function renderPromotionHead(promotion: SharedPromotion): string {
  return renderToStaticMarkup(<PromotionHead promotion={promotion} />);
}

/** Renders the page at an address to HTML, which begins with the elements of its head. */
export async function render(address: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Renders in one piece. Otherwise React would move large parts into place with an inline script, which
      // the CSP blocks.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return text(prelude);
}
