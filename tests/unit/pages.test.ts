import { afterAll, expect, it } from 'vitest';
import { pageOpened, routeOf } from '../../src/pages';

afterAll(() => pageOpened);

it.each([
  ['/', '/'],
  ['/sala-de-espera', '/sala-de-espera'],
  ['/promo/natal-2026', '/promo'],
  ['/pg-infor/j%C3%A1-participo', '/pg-infor'],
  ['/sign-up/novo-cadastro', '/sign-up'],
  ['/profile/', '/profile'],
  ['/maria@example.com', '/*'],
  ['//maria', '/'],
  ['/Promo/natal', '/*'],
])('the route of %s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
