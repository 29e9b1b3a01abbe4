import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from '../support/sources';

/** The layer of all folders that LAYERS does not name: features with pages. */
const PAGES = 'pages';

/**
 * The layers of src. A file may import from its own folder and from the layers listed below its layer. `base`
 * and the model run without React and its router.
 */
const LAYERS = [
  ['app'],
  ['account', 'backstage'],
  [PAGES],
  ['auth'],
  ['analytics', 'push', 'show'],
  ['firebase', 'ui'],
  ['app-base'],
  ['model'],
  ['base'],
];

/** The layers of single files directly in src; all others there belong to the layer of the app. */
const ROOT_FILES: Record<string, string> = {
  'lazyChunk.tsx': 'app-base',
  'routes.ts': 'app-base',
  'model.ts': 'model',
  'config.ts': 'base',
};

const sources = sourcesIn('src');
const files = [...sources.keys()];

function codeOf(file: string): string {
  return sources.get(file) ?? '';
}

function folderOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 ? first : (ROOT_FILES[first] ?? 'app');
}

function layerOf(folder: string): number {
  const named = LAYERS.findIndex((layer) => layer.includes(folder));
  return named === -1 ? layerOf(PAGES) : named;
}

/** All files that a file imports: types, `import()` and `import.meta.glob` included. */
function importsOf(file: string): string[] {
  const code = codeOf(file);
  const pathsIn = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
  const named = pathsIn(/(?:from|import) ?\(?'(\.[^']+)'/g).map(
    (path) => files.find((other) => other.replace(/\.tsx?$/, '') === path) ?? path,
  );
  const globs = pathsIn(/import\.meta\.glob[^(]*\('(\.[^']+)'/g).map(
    (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
  );
  return [...named, ...files.filter((other) => globs.some((glob) => glob.test(other)))];
}

/**
 * Finds import cycles that can be reached from a file.
 * @param path the imports that have led to the file
 * @param visited files that need not be visited again
 */
function cyclesFrom(file: string, visited: Set<string>, path: string[] = []): string[] {
  if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')];
  // Files that are not code, such as style sheets, import nothing.
  if (visited.has(file) || !files.includes(file)) return [];
  visited.add(file);
  // A file does not count as its own import, because a module may refer to its own type.
  const others = importsOf(file).filter((other) => other !== file);
  return others.flatMap((other) => cyclesFrom(other, visited, [...path, file]));
}

it.each(['src', 'scripts', 'tests'])('no two paths in %s differ only in case', (folder) => {
  // A disk that ignores case, as on macOS and Windows, would find one of them for the other.
  const names = [...sourcesIn(folder).keys()].map((file) => file.replace(/\.tsx?$/, ''));
  const lowerCase = names.map((name) => name.toLowerCase());
  const isTwin = (name: string, index: number) => lowerCase.indexOf(name.toLowerCase()) !== index;
  expect(names.filter(isTwin)).toEqual([]);
});

it.each(files)('%s imports only from its own folder and those below it', (file) => {
  const own = folderOf(file);
  const wrong = importsOf(file)
    .map(folderOf)
    .filter((folder) => folder !== own && layerOf(folder) <= layerOf(own))
    .map((folder) => `${file} imports ${folder}`);
  expect(wrong).toEqual([]);
});

it('no two folders of a feature import each other', () => {
  const importing = new Set(
    files.flatMap((file) => importsOf(file).map((other) => `${dirname(file)} > ${dirname(other)}`)),
  );
  const mutual = [...importing].filter((one) => {
    const [from = '', to = ''] = one.split(' > ');
    return from !== '.' && from < to && dirname(from) === dirname(to) && importing.has(`${to} > ${from}`);
  });
  expect(mutual).toEqual([]);
});

function isBelow(file: string, folder: string): boolean {
  return dirname(file).startsWith(`${folder}/`);
}

it('what a folder shares with its subfolders imports nothing from any of them', () => {
  const shared = files.flatMap((file) =>
    importsOf(file).filter((other) => files.includes(other) && isBelow(file, dirname(other))),
  );
  const wrong = [...new Set(shared)].flatMap((file) =>
    importsOf(file)
      .filter((other) => isBelow(other, dirname(file)))
      .map((other) => `${file} imports ${other}`),
  );
  expect(wrong).toEqual([]);
});

/**
 * The order of imports: packages, then modules, then style sheets, which must override those of imported
 * components.
 */
const rankOf = (path: string) => (!path.startsWith('.') ? 0 : /\.css(\?url)?$/.test(path) ? 2 : 1);

it.each(['src', 'scripts', 'tests'])('the imports of each file in %s are sorted by their paths', (folder) => {
  const unsorted = [...sourcesIn(folder)].filter(([, code]) => {
    const paths = [...code.matchAll(/^import [^;'"]+ from '([^']+)'/gm)].map(([, path = '']) => path);
    const sorted = [...paths].sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
    return paths.join() !== sorted.join();
  });
  expect(unsorted.map(([file]) => file)).toEqual([]);
});

const withoutReact = files.filter(
  (file) => file.startsWith('waiting-room/session/') || ['base', 'model'].includes(folderOf(file)),
);

it.each(withoutReact)('%s, in base or a part of the session, imports no React and no view', (file) => {
  const code = codeOf(file);
  expect(code).not.toMatch(/from 'react/);
  expect(importsOf(file).filter((other) => other.endsWith('.tsx'))).toEqual([]);
});

const withReact = files.filter((file) => /from 'react'/.test(codeOf(file)));

it.each(withReact)('%s, which imports React, imports Firebase only as types or dynamically', (file) => {
  const code = codeOf(file);
  const paths = [...code.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : path,
  );
  expect(paths.filter((path) => path.startsWith('firebase/'))).toEqual([]);
});

it('there are no import cycles, dynamic imports included', () => {
  const visited = new Set<string>();
  expect(files.flatMap((file) => cyclesFrom(file, visited))).toEqual([]);
});

it.each(files)('%s imports dynamically only through loadChunk or lazyChunk', (file) => {
  const code = codeOf(file);
  const all = code.match(/\bimport\('/g) ?? [];
  const types = code.match(/typeof import\('/g) ?? [];
  const loaded = code.match(/\b(load|lazy)Chunk\(\s*\(\) =>\s*import\('/g) ?? [];
  // App.tsx is left out, because it passes its pages to lazyChunk.
  const globs = file === 'App.tsx' ? [] : (code.match(/import\.meta\.glob/g) ?? []);
  expect(loaded).toHaveLength(all.length - types.length + globs.length);
});

const scripts = [...sourcesIn('scripts')].map(([file, code]) => ({ file: join('scripts', file), code }));

it.each(scripts)('$file imports only from its own folder, scripts/shared and src', ({ file, code }) => {
  const allowed = [file.split('/', 2).join('/'), 'scripts/shared', 'src'];
  const paths = [...code.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)];
  const imported = paths.map(([, path = '']) => join(dirname(file), path));
  expect(imported.filter((path) => !allowed.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
