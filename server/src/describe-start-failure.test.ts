import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseError } from 'pg';
import { describeStartFailure } from './describe-start-failure.ts';

test('a read-only database may be a standby or have a full disk', () => {
  const cause = Object.assign(new DatabaseError('cannot execute CREATE SCHEMA', 0, 'error'), {
    code: '25006',
  });
  assert.match(
    describeStartFailure(new Error('Failed query', { cause })),
    /^The database in DATABASE_URL is read-only\. If it is a standby, .*disk is full/,
  );
});
