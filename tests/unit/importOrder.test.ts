import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** Stands for every folder that LAYERS does not name: a feature with pages. */
const PAGES = 'pages';

/** The folders of src in the order of their imports: a file may import from its own folder and from the lines below. */
const LAYERS = [
  ['app'],
  ['account'],
  [PAGES],
  ['auth'],
  ['analytics', 'push', 'show'],
  ['firebase', 'ui'],
  ['model'],
  ['leaves'],
];

/** The layers of files directly in src; all others there belong to the app. */
const ROOT_FILES: Record<string, string> = {
  'model.ts': 'model',
  'config.ts': 'leaves',
  'dates.ts': 'leaves',
  'env.ts': 'leaves',
  'link.ts': 'leaves',
  'lazyPart.tsx': 'leaves',
  'loadPart.ts': 'leaves',
  'paths.ts': 'leaves',
  'reporting.ts': 'leaves',
  'routes.tsx': 'leaves',
  'serverTime.ts': 'leaves',
  'site.ts': 'leaves',
  'storage.ts': 'leaves',
  'storedTickets.ts': 'leaves',
  'timeouts.ts': 'leaves',
  'typed.ts': 'leaves',
  'video.ts': 'leaves',
};

const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true }).filter((file) =>
  /\.tsx?$/.test(file),
);

function folderOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 ? first : (ROOT_FILES[first] ?? 'app');
}

function layerOf(folder: string): number {
  const named = LAYERS.findIndex((layer) => layer.includes(folder));
  return named === -1 ? layerOf(PAGES) : named;
}

/** The folders from which a file imports, types included. The pages that routes.tsx names are loaded by the app. */
function importedFolders(file: string): string[] {
  const code = readFileSync(join(SOURCES, file), 'utf8');
  const pattern = file === 'routes.tsx' ? /from '(\.[^']+)'/g : /(?:from|import) ?\(?'(\.[^']+)'/g;
  const imports = [...code.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
  return imports.map((path) =>
    folderOf(files.find((other) => other.replace(/\.tsx?$/, '') === path) ?? path),
  );
}

it.each(files)('%s imports only from its own folder and those below it', (file) => {
  const own = folderOf(file);
  const wrong = importedFolders(file)
    .filter((folder) => folder !== own && layerOf(folder) <= layerOf(own))
    .map((folder) => `${file} imports ${folder}`);
  expect(wrong).toEqual([]);
});

it.each(files)('%s imports dynamically only through loadPart or lazyPart', (file) => {
  const code = readFileSync(join(SOURCES, file), 'utf8');
  const all = code.match(/\bimport\('/g) ?? [];
  const types = code.match(/typeof import\('/g) ?? [];
  const loaded = code.match(/\b(load|lazy)Part\(\s*\(\) =>\s*import\('/g) ?? [];
  expect(loaded).toHaveLength(all.length - types.length);
});
