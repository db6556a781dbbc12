import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { describeTables } from './describe-tables.ts';
import { NOT_OF_STUDENTS, PERSONAL_TABLES } from './personal-data.ts';

const { db } = await testDatabase();

/** Columns that hold the id or the address of a student without a foreign key. */
const ID_COLUMNS = ['student_id', 'person_id', 'subject_id', 'email'];

const known = [...Object.keys(PERSONAL_TABLES), ...Object.keys(NOT_OF_STUDENTS)].sort();

test('every table that refers to a student, directly or through others, says what an erasure does', async () => {
  const tables = await describeTables(db);
  const personal = new Set(['students']);
  // each table comes after those that it refers to
  for (const { name, references, columns } of tables) {
    const refers = references.some(
      (referenced) => personal.has(referenced) && !(referenced in NOT_OF_STUDENTS),
    );
    if (refers || columns.some((column) => ID_COLUMNS.includes(column))) personal.add(name);
  }
  assert.deepEqual([...personal].sort(), known, 'add the table to database/personal-data.ts');
});

test('the condition of every table is valid', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const [name, { isOf }] of Object.entries(PERSONAL_TABLES)) {
    const { rows } = await db.execute(sql`select from ${sql.identifier(name)} where ${isOf(nobody)}`);
    assert.equal(rows.length, 0, name);
  }
});

test('rows that are deleted come before the rows that they refer to', async () => {
  const order = Object.keys(PERSONAL_TABLES);
  for (const { name, references } of await describeTables(db)) {
    if (PERSONAL_TABLES[name]?.erasure !== 'delete') continue;
    for (const referenced of references.filter((each) => PERSONAL_TABLES[each]?.erasure === 'delete'))
      assert.ok(order.indexOf(name) < order.indexOf(referenced), `${name} before ${referenced}`);
  }
});

test('every table that an erasure keeps has a reason', () => {
  for (const [name, { erasure, reason }] of Object.entries(PERSONAL_TABLES))
    assert.equal(erasure !== 'delete', reason !== undefined, name);
});

test('every table is exported with columns that exist, or says why not', async () => {
  const columnsOf = new Map((await describeTables(db)).map(({ name, columns }) => [name, columns]));
  for (const [name, { exported }] of Object.entries(PERSONAL_TABLES)) {
    if (typeof exported === 'string') assert.ok(exported.length > 10, name);
    else
      for (const column of exported.omit ?? [])
        assert.ok(columnsOf.get(name)?.includes(column), `${name}.${column}`);
  }
});
