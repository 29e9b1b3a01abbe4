import { expect, it } from 'vitest';
import { report } from '../../src/reporting';
import { takeConsoleErrors } from '../support/unitSetup';

it('writes one line with the error itself on the console', () => {
  const error = new Error('x');
  report('O perfil não pôde ser lido:', error);
  expect(takeConsoleErrors()).toEqual([['O perfil não pôde ser lido:', error]]);
});
