import { expect, it, vi } from 'vitest';
import { onReport, report, reportMistake } from '../../../src/base/reporting';
import { takeConsoleErrors } from '../../support/unitSetup';

it('report logs one line with the error object', () => {
  const error = new Error('x');
  report('O perfil não pôde ser lido:', error);
  expect(takeConsoleErrors()).toEqual([['O perfil não pôde ser lido:', error]]);
});

it('report passes the error object to the listener', () => {
  const listener = vi.fn<(error: unknown) => void>();
  onReport(listener);
  const error = new Error('x');
  report('O perfil não pôde ser lido:', error);
  takeConsoleErrors();
  expect(listener.mock.calls).toEqual([[error]]);
});

it('reportMistake logs the mistake and the value, and calls no listener', () => {
  const listener = vi.fn<(error: unknown) => void>();
  onReport(listener);
  reportMistake('promocoes/natal: imagem não é um endereço:', 7);
  expect(takeConsoleErrors()).toEqual([['promocoes/natal: imagem não é um endereço:', 7]]);
  expect(listener).not.toHaveBeenCalled();
});
