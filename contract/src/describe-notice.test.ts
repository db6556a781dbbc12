import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeNotice } from './describe-notice.ts';
import type { Notice } from './notices.ts';

test('a kind of a later release has a text, because apps stay open for days', () => {
  const notice = { kind: 'of-a-later-release', at: '2026-11-20T06:00:00.000Z' } as unknown as Notice;
  const { title, text, path } = describeNotice(notice, { language: 'en', digits: 'latin' });
  assert.deepEqual([title, text, path], ['A new notice', 'Reload the page to read it.', '/student/notices']);
});
