import assert from 'node:assert/strict';
import { test } from 'node:test';
import { message, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { getSignInDelay, safePhotoUrl, toWaitingTime } from './rules.ts';
import { tooManySignIns } from './texts.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const HERE = { address: '10.0.0.1', device: null };
const failed = (from: { address: string; device: string | null }, ...minutesAgo: number[]) =>
  minutesAgo.map((minutes) => ({ ...from, at: new Date(NOW.getTime() - minutes * 60_000) }));
/** One failure each from several addresses. */
const elsewhere = (times: number, minutesAgo: number, device: string | null = null) =>
  Array.from({ length: times }, (_, n) => failed({ address: `10.1.0.${n}`, device }, minutesAgo)).flat();
const LAPTOP = { address: '10.0.0.1', device: 'laptop' };

type Case = [string, ReturnType<typeof failed>, typeof HERE | typeof LAPTOP, number];

const DELAYS: Case[] = [
  ['no failure', [], HERE, 0],
  ['four failures', failed(HERE, 1, 2, 3, 4), HERE, 0],
  ['five failures', failed(HERE, 1, 2, 3, 4, 5), HERE, 10 * 60],
  ['five at the same moment', failed(HERE, 0, 0, 0, 0, 0), HERE, 15 * 60],
  ['a fifth that is out of the window', failed(HERE, 1, 2, 3, 4, 15), HERE, 0],
  ['more than five', failed(HERE, 1, 2, 3, 4, 5, 6, 7), HERE, 10 * 60],
  ['five from elsewhere', elsewhere(5, 1), HERE, 0],
  ['nineteen from elsewhere', elsewhere(19, 0.1), HERE, 0],
  ['twenty from elsewhere, the last just now', elsewhere(20, 0), HERE, 30],
  ['twenty from elsewhere, the last 18 s ago', elsewhere(20, 0.3), HERE, 12],
  ['twenty from elsewhere, the last half a minute ago', elsewhere(20, 0.5), HERE, 0],
  ['twenty from known devices', elsewhere(20, 0, 'phone'), HERE, 0],
  ['a thousand from elsewhere, on a known device', elsewhere(1000, 0), LAPTOP, 0],
  ['five from the same address, on a known device', failed(HERE, 1, 2, 3, 4, 5), LAPTOP, 0],
  ['five on that known device', failed(LAPTOP, 1, 2, 3, 4, 5), LAPTOP, 10 * 60],
  ['five on that known device, now elsewhere', failed(LAPTOP, 1, 2, 3, 4, 5), { ...LAPTOP, address: 'x' }, 0],
  ['five on a known device that is no longer sent', failed(LAPTOP, 1, 2, 3, 4, 5), HERE, 10 * 60],
  [
    'five by a server whose clock is a little ahead',
    failed(HERE, -0.5, -0.5, -0.5, -0.5, -0.5),
    HERE,
    15 * 60 + 30,
  ],
  ['five from before the clock was set back', failed(HERE, -60, -61, -62, -63, -64), HERE, 0],
];

for (const [name, failures, source, seconds] of DELAYS) {
  test(`the delay after ${name} is ${seconds} seconds`, () =>
    assert.equal(getSignInDelay(failures, source, NOW)?.seconds ?? 0, seconds));
}

test('tells the time to wait in seconds or minutes', () => {
  const tell = (seconds: number) => {
    const { unit, count } = toWaitingTime(seconds);
    return translateToEnglish(message(tooManySignIns[unit], { count }));
  };
  assert.deepEqual([1, 30, 89, 90, 600, 871].map(tell), [
    'Too many sign-ins. Try again in 1 second.',
    'Too many sign-ins. Try again in 30 seconds.',
    'Too many sign-ins. Try again in 89 seconds.',
    'Too many sign-ins. Try again in 2 minutes.',
    'Too many sign-ins. Try again in 10 minutes.',
    'Too many sign-ins. Try again in 15 minutes.',
  ]);
});

test('accepts photo URLs only with https', () => {
  assert.equal(
    safePhotoUrl('https://lh3.googleusercontent.com/a/x'),
    'https://lh3.googleusercontent.com/a/x',
  );
  for (const bad of ['', 'javascript:alert(1)', 'http://x/y.png', 'data:image/png;base64,x', '//x/y']) {
    assert.equal(safePhotoUrl(bad), '');
  }
});
