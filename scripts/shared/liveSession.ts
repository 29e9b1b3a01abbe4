import { createServer } from 'node:http';
import { listen } from './ports';

/** Serves a page that stands for the live session until this process ends. Resolves with its address. */
export async function serveLiveSession(): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Ao vivo</title><h1>Ao vivo</h1>');
  });
  server.unref();
  return `http://127.0.0.1:${await listen(server)}/ao-vivo`;
}
