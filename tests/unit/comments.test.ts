import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MAX_COLUMNS = 110;

it.each(['src', 'scripts', 'tests'])(
  'no comment in %s is wider than 110 columns, except addresses',
  (folder) => {
    const files = readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true });
    const wide = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(join(ROOT, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => (isWideComment(line) ? `${folder}/${file}:${index + 1}` : [])),
      );
    expect(wide).toEqual([]);
  },
);

function isWideComment(line: string): boolean {
  return line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*|\{\/\*)/.test(line) && !line.includes('://');
}
