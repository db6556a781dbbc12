import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAge, isMinor, isPlausible } from '@sikhya/contract/age.ts';
import { getAdultBirthday } from '../../database/has-consent.ts';
import { findMissing, getLinkState, toEmailKey, toMailedName } from './rules.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

test('counts full years on the day in India', () => {
  for (const [dateOfBirth, now, age] of [
    ['2008-11-17', noon('2026-11-16'), 17],
    ['2008-11-17', noon('2026-11-17'), 18],
    // 18:30 UTC is midnight in India
    ['2008-11-17', new Date('2026-11-16T18:29:59Z'), 17],
    ['2008-11-17', new Date('2026-11-16T18:30:00Z'), 18],
    ['2008-02-29', noon('2026-02-28'), 17],
    ['2008-02-29', noon('2026-03-01'), 18],
  ] as const) {
    assert.equal(getAge(dateOfBirth, now), age, `${dateOfBirth} on ${now.toISOString()}`);
    assert.equal(isMinor(dateOfBirth, now), age < 18);
    assert.equal(dateOfBirth <= getAdultBirthday(now), age >= 18, 'the database agrees');
  }
});

test('accepts ages from 5 to 120', () => {
  const now = noon('2026-11-17');
  for (const [dateOfBirth, expected] of [
    ['2026-11-18', false],
    ['2021-11-18', false],
    ['2021-11-17', true],
    ['1906-11-17', true],
    ['1905-11-17', false],
    ['0001-01-01', false],
    ['9999-01-01', false],
  ] as const)
    assert.equal(isPlausible(dateOfBirth, now), expected, dateOfBirth);
});

test('a minor needs the consent of a parent, an adult their own', () => {
  const now = noon('2026-11-17');
  const own = { givenBy: 'student' } as const;
  const parent = { givenBy: 'parent' } as const;
  assert.equal(findMissing(null, [own], now), 'date-of-birth');
  assert.equal(findMissing('2010-01-01', [], now), 'parent-consent');
  assert.equal(findMissing('2010-01-01', [own], now), 'parent-consent');
  assert.equal(findMissing('2010-01-01', [parent], now), null);
  assert.equal(findMissing('2000-01-01', [], now), 'own-consent');
  assert.equal(findMissing('2000-01-01', [own], now), null);
  assert.equal(findMissing('2000-01-01', [parent], now), null, 'given before the birthday');
});

test('addresses of the same mailbox have the same key', () => {
  assert.equal(toEmailKey('Ma.Ma+school@GMail.com'), 'mama@gmail.com');
  assert.equal(toEmailKey('mama@googlemail.com'), 'mama@gmail.com');
  assert.equal(toEmailKey('ma.ma+a@example.com'), 'ma.ma@example.com');
});

test('mails no links or offers in the name of a student', () => {
  assert.equal(toMailedName('ମୀନା ଦାସ'), 'ମୀନା ଦାସ');
  assert.equal(toMailedName("Asha D'Souza-Rao"), "Asha D'Souza-Rao");
  assert.equal(toMailedName('Win ₹500 http://evil.example/x'), 'Win http evil example x');
  assert.equal(toMailedName('<b>@</b>'), 'b b');
  assert.ok(toMailedName('x'.repeat(100)).length <= 60);
});

test('a link is open until it is answered, replaced or expired', () => {
  const now = noon('2026-11-17');
  const open = { answer: null, expiresAt: noon('2026-11-18'), withdrawnAt: null };
  assert.equal(getLinkState(open, now), 'open');
  assert.equal(getLinkState({ ...open, expiresAt: now }, now), 'expired');
  assert.equal(getLinkState({ ...open, answer: 'replaced' }, now), 'expired');
  assert.equal(getLinkState({ ...open, answer: 'declined' }, now), 'declined');
  assert.equal(getLinkState({ ...open, answer: 'given', expiresAt: now }, now), 'given');
  assert.equal(getLinkState({ ...open, answer: 'given', withdrawnAt: now }, now), 'withdrawn');
});
