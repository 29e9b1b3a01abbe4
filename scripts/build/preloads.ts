import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { PageRoute } from '../../src/routes';

const ACCOUNT = ['auth/AuthProvider.tsx', 'auth/firebase.ts'];
/**
 * The modules of each layout, in src, that must load before a page of that layout is shown. They repeat the
 * layouts of App.tsx, from which the build cannot read them: there they are elements around the pages.
 */
const LAYOUT_MODULES: Record<PageRoute['layout'], string[]> = {
  bare: [],
  site: [],
  account: ACCOUNT,
  signedIn: ['auth/RequireAuth.tsx', ...ACCOUNT],
};

const dataModuleOf = ({ page }: PageRoute) => `${dirname(page)}/firebase.ts`;

/**
 * The modules in src that a page's HTML preloads: its folder's firebase.ts, if there is one, the page, and
 * its layout's.
 */
function modulesOf(route: PageRoute, root: string): string[] {
  const data = dataModuleOf(route);
  const hasData = existsSync(join(root, 'src', data));
  return [...(hasData ? [data] : []), `${route.page}.tsx`, ...LAYOUT_MODULES[route.layout]];
}

/** The script file that contains a module in src. */
function fileOf(module: string, bundle: Rolldown.OutputBundle, root: string): string {
  const id = join(root, 'src', module);
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(id));
  if (!chunk) throw new Error(`src/routes.ts preloads ${relative(root, id)}, which no chunk contains.`);
  return chunk.fileName;
}

/**
 * The script file that a page's HTML runs as soon as it has come; null if there is none.
 * @throws if it would have to wait for React, because the build has put a module of both into one file
 */
export function firstScriptOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string | null {
  if (!route.startsFirebase) return null;
  const first = fileOf(dataModuleOf(route), bundle, root);
  const late = fileOf('main.tsx', bundle, root);
  if (withImports([first], bundle).has(late))
    throw new Error(`${first} imports ${late}: give what they share a chunk in scripts/build/chunks.ts.`);
  return first;
}

/** The files and all script files that those import. */
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
 * The script files that a page's HTML preloads: those that contain its modules, and all script files that
 * those import.
 */
export function preloadsOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string[] {
  const files = modulesOf(route, root).map((module) => fileOf(module, bundle, root));
  return [...withImports(files, bundle)];
}
