import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressMessages } from '../../../src/backstage/live/address/addressMessages';
import { liveMessages } from '../../../src/backstage/live/liveMessages';
import { messages } from '../../../src/backstage/messages';
import { showMessages } from '../../../src/backstage/show/showMessages';
import { uiMessages } from '../../../src/ui/messages';

const ROOT = join(import.meta.dirname, '../../..');

const guide = readFileSync(join(ROOT, 'docs/ao-vivo-mensagens.md'), 'utf8');
const quoted = [...guide.replace(/\s+/g, ' ').matchAll(/\*\*“(.*?)”\*\*/g)].map(([, text = '']) => text);

const BACKSTAGE = 'src/backstage';
const sources = readdirSync(join(ROOT, BACKSTAGE), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('essages.ts'))
  .map((file) => join(BACKSTAGE, file))
  .concat('src/ui/messages.ts')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

it('quotes the messages of the desk', () => expect(quoted.length).toBeGreaterThan(25));

/**
 * Whether a text of the desk matches a quotation of the guide, in which an ellipsis stands for varying parts.
 */
const says = (text: string, quotation: string) =>
  quotation.split('…').every((part) => text.includes(part.trim()));

it.each(quoted)('the desk says: %s', (quotation) => {
  expect(sources.filter((source) => says(source, quotation))).toHaveLength(1);
});

/** Matches a quotation of some length, which may contain a shorter one. */
const QUOTED = /“((?:[^“”]|“[^“”]*”){12,})”/g;

describe("the list of the console's mistakes", () => {
  const appendix = readFileSync(join(ROOT, 'docs/ao-vivo-console.md'), 'utf8');
  const [, list = ''] = appendix.split('## Erros e consertos');
  const [items = '', table = ''] = (list.split('\n## ')[0] ?? '').split('Impossível no painel');
  /** Each mistake that the desk prevents by its words: the mistake and its repair, and what the desk says. */
  const rows = items
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, ' ').split('**No painel:**'))
    .map(([mistake = '', desk = '']) => [mistake, desk] as const);

  it('has every mistake', () => {
    expect(rows.length).toBeGreaterThanOrEqual(6);
    // The rows of the table and of its head.
    expect(table.match(/^\| /gm)?.length).toBeGreaterThanOrEqual(2 + 15);
  });

  it.each(rows)('%s: the desk says what is in the list', (_, desk) => {
    const quotations = [...desk.matchAll(QUOTED)].map(([, text = '']) => text);
    expect(quotations).not.toEqual([]);
    for (const quotation of quotations)
      expect(sources.filter((source) => says(source, quotation))).not.toEqual([]);
  });
});

/** The desk's messages about problems, except errors of single fields. */
const problems = [
  ...Object.values(liveMessages.issues),
  liveMessages.offline.heading,
  liveMessages.state.broken,
  liveMessages.state.brokenText,
  liveMessages.state.brokenOffline,
  liveMessages.problems.another('a'),
  liveMessages.release.noAddress,
  liveMessages.release.unsaved,
  liveMessages.room.unsavedCorrection,
  liveMessages.message.odd,
  addressMessages.twice,
  addressMessages.lastSign,
  addressMessages.calendarFile,
  addressMessages.noPath('a'),
  addressMessages.privateHost('a'),
  addressMessages.bad,
  addressMessages.insecure,
  addressMessages.ownSite,
  addressMessages.missing('a'),
  addressMessages.unusable('a'),
  addressMessages.odd,
  addressMessages.other('a', null, 'a'),
  addressMessages.prepared.reused,
  addressMessages.prepared.used,
  addressMessages.correction.gone,
  messages.removed,
  messages.loginDue,
  messages.offline,
  messages.unanswered,
  messages.quota,
  messages.login.soon,
  messages.login.now,
  uiMessages.notLoaded,
  messages.unsaved.note,
  messages.mistakes.heading(2),
  messages.others('a'),
  messages.refused,
  showMessages.errors.past,
  showMessages.errors.long(7),
];

it.each(problems)('the guide has: %s', (problem) => {
  expect(quoted.filter((quotation) => says(problem, quotation))).not.toEqual([]);
});
