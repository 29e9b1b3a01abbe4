import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { PageRoute } from '../../src/routes';

const dataModuleOf = (component: string) => `${dirname(component)}/firebase.ts`;

/**
 * The modules in src that a page's HTML preloads: the page and its layout's components, and the firebase.ts
 * of their folders, where there is one.
 */
function modulesOf({ page }: PageRoute, layout: string[], root: string): string[] {
  const components = [page, ...layout];
  const data = [...new Set(components.map(dataModuleOf))];
  return [
    ...data.filter((module) => existsSync(join(root, 'src', module))),
    ...components.map((component) => `${component}.tsx`),
  ];
}

/** The name of the script file that contains a module of src. */
function fileOf(module: string, bundle: Rolldown.OutputBundle, root: string): string {
  const id = join(root, 'src', module);
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(id));
  if (!chunk) throw new Error(`src/routes.ts preloads ${relative(root, id)}, which no chunk contains.`);
  return chunk.fileName;
}

/**
 * The script that a page's HTML runs at once, before React has loaded; null if there is none.
 * @throws if that script imports the one with React, and so would wait for it: the build has put a module
 * that both need into the script with React
 */
export function firstScriptOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string | null {
  if (!route.startsFirebase) return null;
  const first = fileOf(dataModuleOf(route.page), bundle, root);
  const late = fileOf('main.tsx', bundle, root);
  if (withImports([first], bundle).has(late))
    throw new Error(`${first} imports ${late}: give what they share a chunk in scripts/build/chunks.ts.`);
  return first;
}

/** The files, and all script files that they import, directly or indirectly. */
function withImports(files: string[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return found;
}

/**
 * The script files that a page's HTML preloads: those with its modules, and all that they import.
 * @param layout the chunks of the page's layout (LAYOUTS)
 */
export function preloadsOf(
  route: PageRoute,
  layout: string[],
  bundle: Rolldown.OutputBundle,
  root: string,
): string[] {
  const files = modulesOf(route, layout, root).map((module) => fileOf(module, bundle, root));
  return [...withImports(files, bundle)];
}

/**
 * The tags that the head of a page's HTML gets for what the page loads.
 * @param first the script that runs before the app; null if there is none
 * @param dataOrigin null if the page has no data
 */
export function linksOf(first: string | null, dataOrigin: string | null, preloads: string[]): string[] {
  return [
    ...(first ? [`<script type="module" async crossorigin src="/${first}"></script>`] : []),
    ...(dataOrigin ? [`<link rel="preconnect" crossorigin href="${dataOrigin}">`] : []),
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}
