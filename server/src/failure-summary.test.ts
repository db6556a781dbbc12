import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureCpu } from '@sikhya/contract/testing/measure-cpu.ts';
import { sql } from 'drizzle-orm';
import { failureSummary } from './failure-summary.ts';
import { StorageError } from './storage/storage.ts';
import { testDatabase } from './testing/test-database.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U';

const CASES: [unknown, string][] = [
  [new Error('something failed'), 'something failed'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['thrown as text', 'thrown as text'],
  [
    new StorageError('away', new Error('ENOSPC: no space left on device')),
    'Files cannot be stored or read at the moment. Please try again in a minute. Because: ENOSPC: no space left on device',
  ],
  [new Error('cannot reach postgres://sikhya:pa55word@db:5432/x'), 'cannot reach postgres://…@db:5432/x'],
  [new Error('mail to mina.das@example.com\nbounced'), 'mail to … bounced'],
  [new Error(`bad token ${JWT} was sent`), 'bad token … was sent'],
  [new Error('authorization: Bearer abc.def'), 'authorization: Bearer …'],
  [new Error(`key ${'AbC1'.repeat(10)}==`), 'key …'],
  [new Error('no row 018f0b5e-7c1d-7a2b-8c3d-4e5f60718293'), 'no row 018f0b5e-7c1d-7a2b-8c3d-4e5f60718293'],
];

for (const [error, summary] of CASES)
  test(`summarises as: ${summary}`, () => assert.equal(failureSummary(error), summary));

test('the summary of a failed query contains the reason, but not its SQL and values', async () => {
  const { db } = await testDatabase();
  const summarise = async (query: ReturnType<typeof sql>) =>
    failureSummary(await db.execute(query).catch((e) => e));
  assert.equal(
    await summarise(sql`select ${'my secret'}::text from nowhere`),
    'PostgresError: relation "nowhere" does not exist',
  );
  assert.equal(
    await summarise(sql`select ${'my secret'}::text::uuid`),
    'PostgresError: invalid input syntax for type uuid: "…"',
  );
});

for (const [start, summary] of [
  ['invalid input: "the value', 'invalid input: …'],
  ['invalid input: "the "quoted" value', 'invalid input: …'],
  [`${'n@example.com '.repeat(150)}nina@`, `${'… '.repeat(142)}…`],
  ['mail to ', 'mail to …'],
] as const)
  test(`hides a secret that is longer than what is read: ${start.slice(0, 40)}`, () =>
    assert.equal(failureSummary(new Error(start + 'secret'.repeat(10_000))), summary));

test('takes the same time for a message of any length', async () => {
  const measure = (length: number) => {
    const errors = Array.from({ length: 20 }, () => new Error('x-'.repeat(length / 2)));
    return measureCpu(() => errors.map(failureSummary));
  };
  const [short, long] = [await measure(3_000), await measure(15_000)];
  assert.ok(long < 10 * short, `${long} µs, and ${short} µs for a fifth`);
});

test('truncates long messages', () =>
  assert.ok(failureSummary(new Error('word '.repeat(1000))).length <= 301));
