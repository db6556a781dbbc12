import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../testing/test-database.ts';
import * as queries from './queries.ts';
import { haveRows } from './service.ts';

const { db } = await testDatabase();

/** A statement takes 65,535 parameters. */
const MANY = 70_000;

test('checks more files at once than a statement takes parameters', async () => {
  const id = newId();
  await queries.addFile(db, {
    id,
    kind: 'pdf',
    bytes: 1,
    sha256: 'a'.repeat(64),
    originalName: 'a.pdf',
    uploadedBy: null,
  });
  const others = Array.from({ length: MANY }, () => `${newId()}/document.pdf`);
  const key = `${id}/document.pdf`;
  assert.equal(await haveRows(db, [key, key]), true);
  assert.equal(await haveRows(db, [key, ...others]), false);
});
