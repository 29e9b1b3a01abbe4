// Runs in the build only: scripts/build/prerender.ts.
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from './App';

export { addressesOf, routes } from './routes';

/** @returns the HTML of the page at this address; what belongs in its head comes first */
export async function render(address: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // In one piece: React would move larger parts into place by an inline script, which the CSP blocks.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return text(prelude);
}
