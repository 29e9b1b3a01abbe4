import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The code of the TypeScript files in a folder and its subfolders.
 * @returns the code by path, relative to the folder
 */
export function sourcesIn(folder: string): Map<string, string> {
  const path = join(ROOT, folder);
  const files = readdirSync(path, { encoding: 'utf8', recursive: true }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(path, file), 'utf8')]));
}
