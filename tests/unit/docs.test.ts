import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from '../support/sources';

const ROOT = join(import.meta.dirname, '../..');

const filesIn = (folder: string) => readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true });
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const guides = filesIn('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file));
const texts = ['README.md', ...guides];

/** Matches a path of this repository between backticks, without placeholders. */
const NAMED = /`((?:src|tests|scripts|docs|public|\.ci)\/[\w./-]*)`/g;
/** Matches a link in Markdown to a file, without the heading after #. */
const LINKED = /\]\((?!\w+:)([^)#]+)[^)]*\)/g;

it.each(texts)('what %s names in the repository exists', (file) => {
  const text = read(file);
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  const linked = [...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(file), path));
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Matches a link to a heading, of this file or of another. */
const ANCHORED = /\]\((?!\w+:)([^)#]*)#([^)]+)\)/g;
/** The anchors of a file's headings, as GitHub makes them. */
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(texts)('the headings to which %s links exist', (file) => {
  const linked = [...read(file).matchAll(ANCHORED)].map(([, path = '', anchor = '']) => ({
    target: path ? join(dirname(file), path) : file,
    anchor,
  }));
  expect(linked.filter(({ target, anchor }) => !anchorsIn(target).includes(anchor))).toEqual([]);
});

/** A name between backticks that looks like code: `paraCadastrados`, `RoomSession`, `startRoomSession()`. */
const CODE = /`(\w+(?=\(\))|\w*[a-z][A-Z]\w*)(?:\(\))?`/g;
/**
 * Names that the code does not contain: of SDKs, the console, a header, and a misspelt field.
 */
const FOREIGN = 'regexContains regexMatch firebaseConfig displayName includeSubDomains AbreEm'.split(' ');
const code = [
  ...['src', 'scripts', 'tests/support'].flatMap((folder) => Array.from(sourcesIn(folder).values())),
  ...['firestore.rules', 'firebase.json'].map(read),
];
const known = new Set([...FOREIGN, ...code.flatMap((text) => text.match(/\w+/g) ?? [])]);
/** A file named without its folder. `Page.tsx` stands for any page. */
const FILE = /[\w.-]+\.(?:tsx?|css)\b/g;
const files = new Set([
  'Page.tsx',
  ...['src', 'scripts', 'tests'].flatMap(filesIn).map((path) => basename(path)),
  ...readdirSync(ROOT),
]);

it.each(texts)('the code and the files that %s mentions exist', (file) => {
  const text = read(file);
  const names = [...text.matchAll(CODE)].map(([, name = '']) => name);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect((text.match(FILE) ?? []).filter((name) => !files.has(name))).toEqual([]);
});

/** Matches a file that a command of the guides writes: a list of people, or a report. */
const WRITTEN = /(?:> |auth:export |--relatorio )([\w-]+(\.\w+))/g;

it('git ignores the files that commands of the guides write', () => {
  const ignored = new Set(read('.gitignore').split('\n'));
  const written = texts.flatMap((file) => Array.from(read(file).matchAll(WRITTEN)));
  expect(written.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['participantes.csv', 'contas.json']),
  );
  const kept = written.filter(([, name = '', ending]) => !ignored.has(name) && !ignored.has(`*${ending}`));
  expect(kept.map(([, name]) => name)).toEqual([]);
});
