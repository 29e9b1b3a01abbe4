import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startHttpServer } from './server';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** The ending of script names in the second build, which stands for a new deploy. */
const NEW = '.nova.js';

type Rewrites = { regex: string; destination: string }[];

export interface SiteServer {
  address: string;
  /** Switches to the second build, in which every script has another name, or back to the first. */
  deploy: (done: boolean) => void;
  stop: () => void;
}

/**
 * Serves a build as Firebase Hosting does, with firebase.json's rewrites and these headers for every path.
 */
export async function serveBuild(
  folder: string,
  headers: Record<string, string>,
  rewrites: Rewrites,
): Promise<SiteServer> {
  const fileAt = (pathname: string) =>
    [
      pathname === '/' ? '/index.html' : pathname,
      `${pathname}.html`,
      rewrites.find(({ regex }) => new RegExp(regex).test(pathname))?.destination,
    ]
      .map((path) => path && join(folder, path))
      .find((path) => path && existsSync(path) && statSync(path).isFile());

  let deployed = false;
  const { address, stop } = await startHttpServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const isGone = deployed ? pathname.endsWith('.js') && !pathname.endsWith(NEW) : pathname.endsWith(NEW);
    const found = isGone ? undefined : fileAt(pathname.replace(NEW, '.js'));
    const file = found ?? join(folder, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isCode = /script|html/.test(type);
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'Content-Type': type,
      'Cache-Control': found ? 'no-cache' : 'no-store',
    });
    response.end(deployed && isCode ? renamed(readFileSync(file, 'utf8')) : readFileSync(file));
  });
  return {
    address,
    deploy: (done) => void (deployed = done),
    stop,
  };
}

function renamed(code: string): string {
  return code.replace(/((?:assets|\.)\/[\w.-]+)\.js/g, `$1${NEW}`);
}
