import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const guide = readFileSync(join(ROOT, 'docs/ao-vivo.md'), 'utf8');
const [, messages = ''] = /^## O que o painel diz$(.*?)^## /msu.exec(guide) ?? [];
const quoted = [...messages.replace(/\s+/g, ' ').matchAll(/\*\*“(.*?)”\*\*/g)].map(([, text = '']) => text);

const BACKSTAGE = join(ROOT, 'src/backstage');
const sources = readdirSync(BACKSTAGE, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('essages.ts'))
  .map((file) => readFileSync(join(BACKSTAGE, file), 'utf8'));

it('quotes the messages of the desk', () => expect(quoted.length).toBeGreaterThan(25));

// An ellipsis stands for what differs from one time to another.
it.each(quoted)('the desk says: %s', (text) => {
  const parts = text.split('…').map((part) => part.trim());
  const saying = sources.filter((source) => parts.every((part) => source.includes(part)));
  expect(saying).toHaveLength(1);
});
