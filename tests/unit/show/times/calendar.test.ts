import { expect, it } from 'vitest';
import { googleAddress, icsOf, savesFiles, type CalendarEvent } from '../../../../src/show/times/calendar';

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
  expect(lines).toContain('UID:20261201T230000Z-https://show.example/sala-de-espera');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(3);
});

it.each(['\n', '\r', '\r\n'])(
  'a line break in a title, %j, begins no new line of the calendar file',
  (lineBreak) => {
    expect(icsOf({ ...event, title: `Show${lineBreak}ATTACH:x` })).toContain('SUMMARY:Show\\nATTACH:x\r\n');
  },
);

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

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A156M';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36`, true],
  [
    'WhatsApp on Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
    false,
  ],
  [
    'Instagram on Android',
    `${ANDROID}) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Instagram 336.0`,
    false,
  ],
  [
    'Facebook on Android',
    `${ANDROID}) AppleWebKit/537.36 Chrome/126.0 Mobile [FB_IAB/FB4A;FBAV/470.0;]`,
    false,
  ],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, false],
  ['WhatsApp on an iPhone', `${IPHONE} Mobile/15E148`, false],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', true],
])('%s saves the calendar file, or not', (_, userAgent, saves) => {
  expect(savesFiles(userAgent)).toBe(saves);
});
