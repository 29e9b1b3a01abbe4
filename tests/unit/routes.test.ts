import { expect, it } from 'vitest';
import * as paths from '../../src/base/paths';
import { addressesOf, isHidden, pageAddressOf, routeOf, routes } from '../../src/routes';
import { PAGES } from '../support/pages';

it.each([
  ['/', '/'],
  ['/sala-de-espera', '/sala-de-espera'],
  ['/promo/natal-2026', '/promo/:id'],
  ['/pg-infor/j%C3%A1-participo', '/pg-infor/:erro'],
  ['/sign-up/novo-cadastro', '/sign-up/novo-cadastro'],
  ['/sign-up', '*'],
  ['/promo', '*'],
  ['/pg-infor', '*'],
  ['/pg-infor/em-breve/mais', '*'],
  ['/sala-de-espera/1', '*'],
  ['/profile/', '/profile'],
  ['/maria@example.com', '*'],
  ['//maria', '*'],
  ['/Promo/natal', '/promo/:id'],
  ['/bastidores', '/bastidores/*'],
  ['/bastidores/promocoes', '/bastidores/*'],
  ['/bastidores2', '*'],
])('the route of %s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

const constants = Object.entries(paths).filter(([name]) => name.endsWith('_PATH'));

it.each(constants)('%s in paths.ts is the address of a page', (_, path) => {
  expect(routeOf(path as string)).not.toBe('*');
});

it('the desk is hidden, and the build makes no HTML for it', () => {
  expect(['/bastidores', '/Bastidores/', '/bastidores/show'].map(isHidden)).toEqual([true, true, true]);
  expect(['/', '/profile', '/nenhuma'].map(isHidden)).toEqual([false, false, false]);
  expect(routes.flatMap(addressesOf).filter((address) => address.includes('bastidores'))).toEqual([]);
});

it.each([
  ['/bastidores/promocoes', '/bastidores'],
  ['/bastidores', '/bastidores'],
  ['/promo/natal', '/promo/natal'],
  ['/profile', '/profile'],
])('the page of %s is at %s', (path, page) => {
  expect(pageAddressOf(path)).toBe(page);
});

it.each(routes.filter(({ hidden = false }) => !hidden))(
  'the HTML of $path has a test',
  ({ path, extraAddresses = [] }) => {
    expect(Object.keys(PAGES)).toEqual(expect.arrayContaining(extraAddresses));
    expect(Object.keys(PAGES).map(routeOf)).toContain(path);
  },
);
