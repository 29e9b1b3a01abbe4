import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { listen } from '../shared/ports';

/** HTTP/1.1 headers that HTTP/2 forbids. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a reverse proxy with HTTP/2 and TLS, as Firebase Hosting has them and its emulator has not. With
 * HTTP/1.1, every parallel request would need a connection of its own.
 * @param folder where to write the proxy's certificate, which is made for this run
 */
export async function overHttp2(site: string, folder: string): Promise<{ site: string; close: () => void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  const made = spawnSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0)
    throw new Error(`The bench needs openssl: ${made.error?.message ?? made.stderr.toString()}`);

  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = request(site + asked.url, { method: asked.method ?? 'GET', headers }, (answered) => {
      const known = Object.entries(answered.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
      answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(known));
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.stream.close());
    asked.pipe(forwarded);
  });
  return { site: `https://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}
