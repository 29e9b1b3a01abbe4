import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** The folders of src in the order of their imports: a file may import from its own folder and from the lines below. */
const LAYERS = [
  ['app'],
  ['account'],
  ['info', 'promotions', 'waiting-room'],
  ['auth'],
  ['analytics', 'push'],
  ['firebase', 'ui'],
  ['model'],
  ['leaves'],
];

/** The layers of files directly in src; all others there belong to the app. */
const ROOT_FILES: Record<string, string> = {
  'model.ts': 'model',
  'config.ts': 'leaves',
  'env.ts': 'leaves',
  'link.ts': 'leaves',
  'loadPart.ts': 'leaves',
  'paths.ts': 'leaves',
  'reporting.ts': 'leaves',
  'storage.ts': 'leaves',
  'timeouts.ts': 'leaves',
  'video.ts': 'leaves',
};

/** Imports against the order that have yet to be removed. */
const EXCEPTIONS = new Set(['ui/Layout.tsx imports analytics', 'analytics/google.ts imports app']);

const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true }).filter((file) =>
  /\.tsx?$/.test(file),
);

function folderOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 ? first : (ROOT_FILES[first] ?? 'app');
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((layer) => layer.includes(folder));
}

/** The folders from which a file imports, types included. */
function importedFolders(file: string): string[] {
  const code = readFileSync(join(SOURCES, file), 'utf8');
  const imports = [...code.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return imports.map((path) =>
    folderOf(files.find((other) => other.replace(/\.tsx?$/, '') === path) ?? path),
  );
}

it.each(files)('%s imports only from its own folder and those below it', (file) => {
  const own = folderOf(file);
  expect(layerOf(own), `${own} is in no layer`).not.toBe(-1);
  const wrong = importedFolders(file)
    .filter((folder) => folder !== own && layerOf(folder) <= layerOf(own))
    .map((folder) => `${file} imports ${folder}`)
    .filter((found) => !EXCEPTIONS.has(found));
  expect(wrong).toEqual([]);
});
