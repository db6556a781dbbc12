import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCalendarFile } from './calendar-file.ts';

const EVENT = {
  id: 'exam1',
  title: 'OSSC CGL, prelim; set 1',
  text: 'Take the exam here:\nhttps://sikhya.example/student/exams/exam1',
  url: 'https://sikhya.example/student/exams/exam1',
  startsAt: '2026-11-20T04:30:00.000Z',
  endsAt: '2026-11-20T07:00:00.000Z',
};
const NOW = new Date('2026-11-16T00:00:00.000Z');

test('a calendar file has times in UTC and escaped texts', () => {
  const lines = createCalendarFile(EVENT, NOW).split('\r\n');
  assert.equal(lines[0], 'BEGIN:VCALENDAR');
  assert.deepEqual(lines.slice(-2), ['END:VCALENDAR', '']);
  for (const line of [
    'UID:exam1@sikhya.example',
    'DTSTAMP:20261116T000000Z',
    'DTSTART:20261120T043000Z',
    'DTEND:20261120T070000Z',
    'SUMMARY:OSSC CGL\\, prelim\\; set 1',
  ])
    assert.ok(lines.includes(line), line);
});

test('long lines are folded between characters, and unfold to the same text', () => {
  const title = 'ପ୍ରାରମ୍ଭିକ ପରୀକ୍ଷା '.repeat(10).trim();
  const file = createCalendarFile({ ...EVENT, title }, NOW);
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(file.replaceAll('\r\n ', '').includes(`SUMMARY:${title}\r\n`));
});
