import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/project.ts';
import { CHUNKS } from './chunks.ts';

/**
 * The groups of modules for Rolldown's code splitting.
 * @throws if a listed module does not exist: after a renaming, pages would silently load more files
 */
export function chunkGroups() {
  return CHUNKS.map(({ name, modules, alone }) => {
    const paths = new Set(modules.map((module) => join(ROOT, 'src', module)));
    for (const path of paths) {
      if (!existsSync(path)) throw new Error(`scripts/build/chunks.ts: ${path} does not exist.`);
    }
    return { name, test: (id: string) => paths.has(id), includeDependenciesRecursively: !alone };
  });
}
