import { expect, it } from 'vitest';
import { commandsOf, warningOf } from '../../../../scripts/deploy/plan';

const settings = { VITE_FIREBASE_PROJECT_ID: 'show', VITE_SITE_URL: 'https://show.example' };
const publication = { folder: '/nao-existe', settings, headers: [] };

it('a deploy has the commit as its message, by which the release is found again', () => {
  expect(commandsOf(publication, 'abc1234').site.slice(-2)).toEqual(['--message', 'abc1234']);
  expect(commandsOf(publication).site).not.toContain('--message');
});

it('the question before a deploy names the commit, and says if the build has more than the commit', () => {
  const asked = 'Isto publica o site, as regras e os índices';
  expect(warningOf(publication)).toBe(`${asked} no projeto show, em https://show.example.`);
  expect(warningOf(publication, 'abc1234')).toBe(
    `${asked} do commit abc1234 no projeto show, em https://show.example.`,
  );
  expect(warningOf(publication, 'abc1234-dirty')).toMatch(
    /do commit abc1234-dirty .*não estão no commit\.$/s,
  );
});
