import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { PageRoute } from '../../src/routes';

const ACCOUNT = ['auth/AuthProvider.tsx', 'auth/firebase.ts'];
/**
 * By layout, the modules in src without which its pages cannot be shown. Keep this in step with App.tsx,
 * whose layouts are elements that the build cannot read.
 */
const LAYOUT_MODULES: Record<PageRoute['layout'], string[]> = {
  bare: [],
  site: [],
  account: ACCOUNT,
  signedIn: ['auth/RequireAuth.tsx', ...ACCOUNT],
};

const dataModuleOf = ({ page }: PageRoute) => `${dirname(page)}/firebase.ts`;

/**
 * The modules in src that a page's HTML preloads: the firebase.ts of its folder, if there is one, the page,
 * and its layout's modules.
 */
function modulesOf(route: PageRoute, root: string): string[] {
  const data = dataModuleOf(route);
  const hasData = existsSync(join(root, 'src', data));
  return [...(hasData ? [data] : []), `${route.page}.tsx`, ...LAYOUT_MODULES[route.layout]];
}

/** The name of the script file that contains a module of src. */
function fileOf(module: string, bundle: Rolldown.OutputBundle, root: string): string {
  const id = join(root, 'src', module);
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(id));
  if (!chunk) throw new Error(`src/routes.ts preloads ${relative(root, id)}, which no chunk contains.`);
  return chunk.fileName;
}

/**
 * The script file that a page's HTML runs at once, before React has loaded; null if there is none.
 * @throws if that file imports the file with React, because the build has put a module that both need there
 */
export function firstScriptOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string | null {
  if (!route.startsFirebase) return null;
  const first = fileOf(dataModuleOf(route), bundle, root);
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

/** The script files that a page's HTML preloads: those with its modules, and all that they import. */
export function preloadsOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string[] {
  const files = modulesOf(route, root).map((module) => fileOf(module, bundle, root));
  return [...withImports(files, bundle)];
}
