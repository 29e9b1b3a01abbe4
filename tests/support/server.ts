import { createServer, type RequestListener } from 'node:http';
import { listen } from '../../scripts/shared/ports';

/** Starts a server that answers each request with `onRequest`. */
export async function startHttpServer(onRequest: RequestListener) {
  const server = createServer(onRequest);
  return {
    address: `http://127.0.0.1:${await listen(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
