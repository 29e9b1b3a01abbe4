import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** The suffix of the scripts in the second build. */
const NEW = '.nova.js';

export interface SiteServer {
  address: string;
  /** Serves the second build, in which every script has another name, or the first build again. */
  deploy: (done: boolean) => void;
  stop: () => void;
}

/** Serves a build as Hosting does: every path is the page, except that a missing file in `assets` is a 404. */
export async function serveBuild(folder: string, headers: Record<string, string>): Promise<SiteServer> {
  let deployed = false;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const isGone = deployed ? pathname.endsWith('.js') && !pathname.endsWith(NEW) : pathname.endsWith(NEW);
    const named = join(folder, pathname.replace(NEW, '.js'));
    const isAsset = pathname.startsWith('/assets/');
    if (isAsset && (isGone || !existsSync(named))) {
      response.writeHead(404).end();
      return;
    }
    const file = extname(named) !== '' && existsSync(named) ? named : join(folder, 'index.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isCode = /script|html/.test(type);
    response.writeHead(200, { ...headers, 'Content-Type': type });
    response.end(deployed && isCode ? renamed(readFileSync(file, 'utf8')) : readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    address: `http://127.0.0.1:${address.port}`,
    deploy: (done) => void (deployed = done),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function renamed(code: string): string {
  return code.replace(/((?:assets|\.)\/[\w.-]+)\.js/g, `$1${NEW}`);
}
