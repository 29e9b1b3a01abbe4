import { expect, it } from 'vitest';
import { routeOf } from '../../src/routes';

it.each([
  ['/', '/'],
  ['/sala-de-espera', '/sala-de-espera'],
  ['/promo/natal-2026', '/promo/:id'],
  ['/pg-infor/j%C3%A1-participo', '/pg-infor/:erro'],
  ['/sign-up/novo-cadastro', '/sign-up/novo-cadastro'],
  ['/sign-up', '*'],
  ['/sala-de-espera/1', '*'],
  ['/profile/', '/profile'],
  ['/maria@example.com', '*'],
  ['//maria', '*'],
  ['/Promo/natal', '/promo/:id'],
])('the route of %s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
