import { expect, it } from 'vitest';
import { sourcesIn } from '../support/sources';

const MAX_COLUMNS = 110;

it.each(['src', 'scripts', 'tests'])(
  'no comment in %s is wider than 110 columns, except addresses',
  (folder) => {
    const wide = [...sourcesIn(folder)].flatMap(([file, code]) =>
      code
        .split('\n')
        .flatMap((line, index) => (isWideComment(line) ? `${folder}/${file}:${index + 1}` : [])),
    );
    expect(wide).toEqual([]);
  },
);

function isWideComment(line: string): boolean {
  return line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*|\{\/\*)/.test(line) && !line.includes('://');
}
