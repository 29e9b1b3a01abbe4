import type { ShowTimes } from '../../model';

export interface CalendarEvent extends ShowTimes {
  title: string;
  text: string;
  address: string;
}

/**
 * Makes an iCalendar file (RFC 5545) with a reminder 10 minutes before the event. Calendars accept lines that
 * are not folded. DTSTAMP is the beginning, because the file is a link's address, which must not change at
 * each render.
 */
export function icsOf({ begin, end, title, text, address }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sala de espera//PT',
    'BEGIN:VEVENT',
    // A show and a promotion may begin at the same time.
    `UID:${stamp(begin)}-${address}`,
    `DTSTAMP:${stamp(begin)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

export function googleAddress({ begin, end, title, text, address }: CalendarEvent): string {
  const dates = `${stamp(begin)}/${stamp(end)}`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates,
    details: text,
    location: address,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Formats a time as '20261201T230000Z'. */
function stamp(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Whether the browser can save a file that the page has made. Browsers inside apps such as WhatsApp cannot,
 * and on an iPhone only Safari can.
 */
export function savesFiles(userAgent: string): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent)) return /Version\/\S+ .*Safari\//.test(userAgent);
  return !/; wv\)|FBA[NV]|Instagram|WhatsApp/.test(userAgent);
}
