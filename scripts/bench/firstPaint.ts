import type { Browser, Page } from '@playwright/test';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../shared/browser';
import { middleMean } from '../shared/median';
import { listen } from '../shared/ports';
import { overHttp2 } from './http2';

/** The visits for a mean. With 9 visits, the ratios of a page differed by 0.2 between runs. */
const RUNS = 21;

/** The round trip time of 4G with a weak signal, ms. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
/** By how much this machine's processor is slowed down to be like a cheap phone's. */
const SLOWDOWN = 4;

/**
 * Measures the first contentful paint of pages on a cheap phone, and for comparison that of the same pages
 * without scripts.
 * @returns means of several cold visits, without their fastest and slowest quarters, ms
 */
export async function measureFirstPaints(site: string, addresses: string[], folder: string) {
  const copy = await withoutScripts(site);
  const page = await overHttp2(site, folder);
  const plain = await overHttp2(copy.site, folder);
  const browser = await launchBrowser();
  try {
    const paints: { address: string; page: number; static: number }[] = [];
    for (const address of addresses) {
      const ofPage: number[] = [];
      const ofStatic: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        ofPage.push(await firstPaintOf(browser, page.site + address));
        ofStatic.push(await firstPaintOf(browser, plain.site + address));
      }
      paints.push({ address, page: middleMean(ofPage), static: middleMean(ofStatic) });
    }
    return paints;
  } finally {
    await browser.close();
    for (const server of [page, plain, copy]) server.close();
  }
}

async function firstPaintOf(browser: Browser, address: string): Promise<number> {
  const page = await onCheapPhone(browser);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.context().close();
  return time;
}

/** Opens an empty page for a new visitor with a cheap phone on a slow network. */
async function onCheapPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Serves a copy of the site whose pages load no scripts and connect to no other server. */
async function withoutScripts(site: string): Promise<{ site: string; close: () => void }> {
  const server = createServer((request, response) => {
    void fetch(site + request.url).then(async (original) => {
      const type = original.headers.get('Content-Type') ?? '';
      const body = Buffer.from(await original.arrayBuffer());
      // Compressed with gzip, as the site itself is.
      response.writeHead(original.status, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
      response.end(gzipSync(type.startsWith('text/html') ? scriptless(body.toString()) : body));
    });
  });
  return { site: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

function scriptless(html: string): string {
  const rest = html.replace(/<script[^>]*>[^]*?<\/script>|<link rel="(modulepreload|preconnect)"[^>]*>/g, '');
  if (/<script|\.js\b/.test(rest)) throw new Error('The page without scripts still has one.');
  return rest;
}
