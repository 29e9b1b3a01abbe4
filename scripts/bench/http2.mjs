import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { choosePort } from '../ports.mjs';

/** What HTTP/2 has no use for. */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Puts HTTP/2 and TLS before a site, as Firebase Hosting has them and its emulator has not: with HTTP/1.1 every
 * file beside the first would cost a connection of its own. The certificate is made for this run.
 * @param {string} site
 * @param {string} folder for the certificate
 */
export async function overHttp2(site, folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  const made = spawnSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0)
    throw new Error(`O bench precisa do openssl: ${made.error?.message ?? made.stderr.toString()}`);

  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = request(site + asked.url, { method: asked.method ?? 'GET', headers }, (answered) => {
      const known = Object.entries(answered.headers).filter(([name]) => !OF_CONNECTIONS.has(name));
      answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(known));
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.stream.close());
    asked.pipe(forwarded);
  });
  const port = await choosePort('o HTTP/2', 0);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { site: `https://127.0.0.1:${port}`, close: () => server.close() };
}
