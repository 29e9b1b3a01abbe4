import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NextSteps } from '../../../../src/promotions/panel/NextSteps';
import { showWatch } from '../../../../src/show/watch/currentShow';
import { NO_STATE } from '../../../../src/show/watch/showState';
import { natal } from '../../../support/natal';
import { onPage } from '../../../support/onPage';

const times = { begin: new Date('2026-12-01T20:00-03:00'), end: new Date('2026-12-01T21:00-03:00') };

it.each([
  ['upcoming', '1º de dezembro, às 20h, ao vivo.', false],
  ['soon', 'O show começa em instantes', true],
  ['live', 'O show está no ar!', true],
  ['over', 'Quando o dia e a hora forem marcados, aparecem aqui.', true],
] as const)('in the phase %s the step of the show says "%s"', async (phase, text, toRoom) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00-03:00'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  vi.stubGlobal('requestIdleCallback', setTimeout);
  vi.spyOn(showWatch, 'readOnce').mockReturnValue();
  const settings = { ...NO_STATE.settings, times };
  vi.spyOn(showWatch, 'getState').mockReturnValue({ ...NO_STATE, phase, settings });
  render(onPage(<NextSteps promotion={natal} uncertain={false} />));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver a sala de espera' }) !== null).toBe(toRoom);
});
