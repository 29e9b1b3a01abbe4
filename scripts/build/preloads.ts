import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { PageRoute } from '../../src/routes';

const ACCOUNT = ['auth/AuthProvider.tsx', 'auth/firebase.ts'];
/** The modules of each layout, in src, that must load before a page of that layout is shown. */
const LAYOUT_MODULES: Record<PageRoute['layout'], string[]> = {
  bare: [],
  site: [],
  account: ACCOUNT,
  signedIn: ['auth/RequireAuth.tsx', ...ACCOUNT],
};

/** The modules in src that a page's HTML preloads: the page, its folder's firebase.ts, if there is one, and its layout's. */
function modulesOf({ page, layout }: PageRoute, root: string): string[] {
  const data = `${dirname(page)}/firebase.ts`;
  return [`${page}.tsx`, ...(existsSync(join(root, 'src', data)) ? [data] : []), ...LAYOUT_MODULES[layout]];
}

/** The script files that a page's HTML preloads: those that contain its modules, and all script files that those import. */
export function preloadsOf(route: PageRoute, bundle: Rolldown.OutputBundle, root: string): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const name of modulesOf(route, root)) {
    const id = join(root, 'src', name);
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(id));
    if (!chunk) throw new Error(`src/routes.ts preloads ${relative(root, id)}, which no chunk contains.`);
    add(chunk.fileName);
  }
  return [...files];
}
