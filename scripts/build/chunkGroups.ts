import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/project.ts';
import { CHUNKS } from './chunks.ts';

/**
 * The groups of Rolldown's code splitting.
 * @throws for a module that does not exist: it would be in another chunk, and pages would load more files
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
