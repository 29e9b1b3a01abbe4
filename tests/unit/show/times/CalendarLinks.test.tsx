import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EventLinks } from '../../../../src/show/times/CalendarLinks';
import { onPage } from '../../../support/onPage';

const event = {
  begin: new Date('2026-12-01T23:00:00Z'),
  end: new Date('2026-12-02T00:30:00Z'),
  title: 'Show',
  text: 'Espere na sala.',
  address: 'https://show.example/sala-de-espera',
};

it.each([
  ['a laptop', 'X11; Linux x86_64', ['file', 'Google']],
  ['an Android phone', 'Linux; Android 14', ['Google', 'file']],
  ["Instagram's browser, which saves no files", 'Linux; Android 14) Instagram 336.0 (', ['Google']],
])('%s gets the links that it can use, the likeliest first', (_, system, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system}) Chrome/126.0.0.0`);
  render(onPage(<EventLinks event={event} />));
  const links = screen.getAllByRole('link').map((link) => {
    if (link.getAttribute('download') === 'evento.ics') return 'file';
    expect(link).toHaveAccessibleName(/ \(abre em outra aba\)$/);
    return new URL(link.getAttribute('href') ?? '').host === 'calendar.google.com'
      ? 'Google'
      : link.outerHTML;
  });
  expect(links).toEqual(expected);
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Salvar na agenda');
});
