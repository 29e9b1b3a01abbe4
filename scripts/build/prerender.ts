import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { firstScriptOf, linksOf, preloadsOf } from './preloads.ts';
import { publishedPromotions, sharedPageOf } from './sharedPages.ts';

type Prerenderer = typeof import('../../src/prerender');

const ENTRY = 'src/prerender.tsx';
const INLINE_SCRIPT = 'src/inlineScript.ts';

/**
 * After the build for browsers, writes the HTML of each page of src/routes.ts, so that the first paint waits
 * for no script, with preloads of its chunks.
 * @param dataOrigin the server of the data, to which pages with data connect in advance
 */
export function prerender(dataOrigin: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const html = withInlineStyle(readFileSync(join(dir, 'index.html'), 'utf8'), dir);
        const script = await inlineScript(config);
        const template = html.replace('<script', () => `<script>${script}</script>\n    <script`);
        await withPrerenderer(config, async ({ routes, LAYOUTS, addressesOf, render, ...promotions }) => {
          for (const route of routes) {
            const first = firstScriptOf(route, bundle, config.root);
            const { chunks, hasData } = LAYOUTS[route.layout];
            const preloads = preloadsOf(route, chunks, bundle, config.root).filter(
              (file) => !template.includes(file),
            );
            const links = linksOf(first, hasData ? dataOrigin : null, preloads);
            for (const address of addressesOf(route)) {
              const page = pageOf(template, route.path, links, await render(address));
              writePage(dir, address, page);
              if (route.path !== promotions.PROMOTION_PATH) continue;
              for (const promotion of publishedPromotions()) {
                const own = sharedPageOf(page, promotions.renderPromotionHead(promotion));
                writePage(dir, promotions.promotionPath(promotion.id), own);
              }
            }
          }
        });
      },
    },
  };
}

/** Builds the app for Node, calls `use` with it, and removes the build. */
async function withPrerenderer(
  { root, mode }: ResolvedConfig,
  use: (app: Prerenderer) => Promise<void>,
): Promise<void> {
  // Builds into node_modules, so that the built app finds the packages that it imports.
  const outDir = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    await build({ root, mode, logLevel: 'warn', build: { ssr: ENTRY, outDir, copyPublicDir: false } });
    await use((await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

async function inlineScript({ root }: ResolvedConfig): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Browsers that are too old for the app must be able to read this script: it says so.
      target: 'es2019',
      modulePreload: false,
      rolldownOptions: { input: join(root, INLINE_SCRIPT), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Replaces the style sheet's link by the style sheet itself: the first paint waits for the HTML only. */
function withInlineStyle(html: string, dir: string): string {
  const [link = '', file = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const style = readFileSync(join(dir, file), 'utf8').trim();
  rmSync(join(dir, file));
  return html.replace(link, () => `<style>${style}</style>`);
}

/**
 * Makes the page's HTML. Its scripts have a low priority: the font and the pictures of the first paint come
 * first. The preloads are in an inert `<template>` until that paint (src/inlineScript.ts).
 */
function pageOf(template: string, path: string, links: string[], html: string): string {
  // React's HTML begins with the tags for the head: title, meta and link.
  const [head = ''] = /^(<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)*/.exec(html) ?? [];
  const page = template
    .replace('</head>', () => `${[head, ...links].join('\n    ')}\n  </head>`)
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('<div id="root">', () => `<div id="root" data-page="${path}">${html.slice(head.length)}`);
  const preloads = /<link [^>]*"modulepreload"[^>]*>\s*/g;
  const late = page.match(preloads)?.join('') ?? '';
  return page.replace(preloads, '').replace('</head>', () => `<template>${late}</template>\n  </head>`);
}

function writePage(dir: string, address: string, page: string): void {
  const file = join(dir, `${address === '/' ? 'index' : address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}
