import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const texts = readdirSync(join(ROOT, 'docs'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file));

/** Matches a path of this repository between backticks, without placeholders. */
const NAMED = /`((?:src|tests|scripts|docs|public|\.ci)\/[\w./-]*)`/g;
/** Matches a link in Markdown to a file, without the heading after #. */
const LINKED = /\]\((?!\w+:)([^)#]+)[^)]*\)/g;

it.each(['README.md', ...texts])('what %s names in the repository exists', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  const linked = [...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(file), path));
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
