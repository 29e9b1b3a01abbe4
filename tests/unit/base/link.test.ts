import { expect, it } from 'vitest';
import { isAllowedLink, protectedName } from '../../../src/base/link';
import { ALLOWED_LINKS } from '../../support/links';

it.each(ALLOWED_LINKS)('isAllowedLink allows %j', (link) => {
  expect(isAllowedLink(link)).toBe(true);
});

it.each([
  ...'http://show.example/entrar|http://localhost.evil.com|http://127.0.0.1.evil.com'.split('|'),
  ...'http://localhost@evil.com|http://evil.com/localhost|http://evil.com#@localhost'.split('|'),
  ...'http://192.168.0.1|http://0.0.0.0|javascript:alert(1)'.split('|'),
  ...'JavaScript:alert(1)//https://show.example| javascript:alert(1)|java\nscript:alert(1)'.split('|'),
  ...'data:text/html,<h1>entrar</h1>|blob:https://show.example/1|file:///etc/passwd'.split('|'),
  ...'ftp://show.example/entrar|ws://localhost|| |https://|https://show example'.split('|'),
  ...'https:show.example/entrar|https:/show.example/entrar|entrar|show.example/entrar|/entrar'.split('|'),
  ...'./entrar|//x|//show.example/entrar'.split('|'),
  // Browsers open these, but the rules refuse every click.
  ...'https:///show.example|https://\tshow.example|https://sh\now.example|http://localhost\\entrar'.split(
    '|',
  ),
  ...'http://127.1|http://a@localhost|http://localhost:|https:\\\\show.example'.split('|'),
])('isAllowedLink rejects %j', (link) => {
  expect(isAllowedLink(link)).toBe(false);
});

it.each([undefined, null, 0, 1, true, {}, { href: 'https://show.example' }, ['https://show.example']])(
  'isAllowedLink rejects %j, which is not a string',
  (link) => {
    expect(isAllowedLink(link)).toBe(false);
  },
);

it('isAllowedLink rejects a URL object', () => {
  expect(isAllowedLink(new URL('https://show.example'))).toBe(false);
});

it.each([
  ['protegido:natal-2026', 'natal-2026'],
  ['protegido:proxima-sala-2', 'proxima-sala-2'],
  ['protegido:proxima-sala', null],
  ['protegido:Natal', null],
  ['protegido:', null],
])('the name in %s is %s', (link, name) => {
  expect(protectedName(link)).toBe(name);
});
