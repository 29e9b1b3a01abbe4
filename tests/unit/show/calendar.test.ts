import { expect, it } from 'vitest';
import { googleAddress, icsOf, type CalendarEvent } from '../../../src/show/calendar';

const event: CalendarEvent = {
  begin: new Date('2026-12-01T23:00:00.500Z'),
  end: new Date('2026-12-02T00:30:00Z'),
  title: 'Show ao vivo; de Prêmios, já',
  text: 'Espere na sala: https://show.example/sala-de-espera',
  address: 'https://show.example/sala-de-espera',
};

it('the calendar file has the times in UTC and escapes its texts', () => {
  const lines = icsOf(event).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART:20261201T230000Z');
  expect(lines).toContain('DTEND:20261202T003000Z');
  expect(lines).toContain('SUMMARY:Show ao vivo\\; de Prêmios\\, já');
  expect(lines).toContain('UID:20261201T230000Z@show.example');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(3);
});

it("Google's calendar gets the same event", () => {
  const address = new URL(googleAddress(event));
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261201T230000Z/20261202T003000Z',
    details: event.text,
    location: event.address,
  });
});
