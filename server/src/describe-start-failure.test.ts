import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseError } from 'pg';
import { describeStartFailure } from './describe-start-failure.ts';
import { StorageError } from './storage/storage.ts';

test('a read-only database may be a standby or have a full disk', () => {
  const cause = Object.assign(new DatabaseError('cannot execute CREATE SCHEMA', 0, 'error'), {
    code: '25006',
  });
  assert.match(
    describeStartFailure(new Error('Failed query', { cause })),
    /^The database in DATABASE_URL is read-only\. If it is a standby, .*disk is full/,
  );
});

test('an object store that is lost while a command runs is not reported as the database', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' });
  assert.match(
    describeStartFailure(new StorageError('away', cause)),
    /^Files cannot be stored or read .* Because: connect ECONNREFUSED 127\.0\.0\.1:9000$/,
  );
});
