/** An event of a calendar. Times are ISO texts. */
export type CalendarEvent = {
  id: string;
  title: string;
  text: string;
  url: string;
  startsAt: string;
  endsAt: string;
};

const MAX_LINE_BYTES = 75;

/** Writes an iCalendar file (RFC 5545), with a reminder a quarter of an hour before. */
export function createCalendarFile(
  { id, title, text, url, startsAt, endsAt }: CalendarEvent,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sikhya//Exams//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${toUtc(now.toISOString())}`,
    `DTSTART:${toUtc(startsAt)}`,
    `DTEND:${toUtc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** 20261115T103000Z */
function toUtc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** A line has at most 75 bytes; the next one continues it after a space. No character is divided. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const folded = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded.push(' ');
      bytes = 1;
    }
    folded[folded.length - 1] += character;
    bytes += size;
  }
  return folded.join('\r\n');
}
