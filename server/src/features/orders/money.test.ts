import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database.ts';

const FEATURES = path.join(import.meta.dirname, '..');
const MONEY_FEATURES = [
  'orders',
  'coupons',
  'passes',
  'receipts',
  'payments',
  'local-payments',
  'enrolment',
  'students',
  'catalogue',
  'authoring',
];

/** Arithmetic that can turn an integer into a fraction. Only contract/src/money.ts converts rupees and paise. */
const FRACTIONS = /parseFloat|toFixed|\bNumber\(.*(amount|price|paise)|[*/] ?100\b|\b\d+\.\d+\b/i;

/** Lines that divide on purpose, and why that is safe. */
const ALLOWED = [
  /127\.0\.0\.1/,
  /timeSpentSeconds/,
  /Math\.floor\(\(pricePaise \* coupon\.percent\) \/ 100\)/,
  /Math\.ceil\(\(opened \* 100\) \/ chapters\)/,
];

test('32 no float touches an amount in the features of money', () => {
  for (const feature of MONEY_FEATURES) {
    const folder = path.join(FEATURES, feature);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of files) {
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      for (const [n, line] of lines.entries()) {
        if (line.trimStart().startsWith('*') || line.trimStart().startsWith('/')) continue;
        const isSuspicious = FRACTIONS.test(line) && !ALLOWED.some((allowed) => allowed.test(line));
        assert.ok(!isSuspicious, `${feature}/${name}:${n + 1} ${line.trim()}`);
      }
    }
  }
});

test('32 every column of money is an integer', async () => {
  const { db } = await testDatabase();
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = current_schema() and (column_name like '%paise' or column_name ~ '(amount|price)')`);
  assert.ok(rows.length >= 12, String(rows.length));
  for (const { table, column, type } of rows) {
    assert.ok(type === 'integer', `${table}.${column} is ${type}`);
    assert.match(column, /_paise$/, `${table}.${column} does not name its unit`);
  }
});
