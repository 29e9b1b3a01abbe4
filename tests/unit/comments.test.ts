import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

it('what comments put off until after a day is done by the first commit after it', () => {
  // Not today: time alone must not fail a test. Outside of git there is no commit, and nothing is due.
  const lastCommit = spawnSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).stdout.trim();
  const texts = [...sourcesIn('src'), ['firestore.rules', readFileSync('firestore.rules', 'utf8')] as const];
  const due = texts.flatMap(([file, text]) =>
    // The line of the comment may end before the day.
    [...text.matchAll(/\bafter[\s/*]+(\d{4}-\d\d-\d\d)/g)].flatMap(([, day = '']) =>
      day < lastCommit ? `${file}: after ${day}` : [],
    ),
  );
  expect(due).toEqual([]);
});

function isWideComment(line: string): boolean {
  return line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*|\{\/\*)/.test(line) && !line.includes('://');
}
