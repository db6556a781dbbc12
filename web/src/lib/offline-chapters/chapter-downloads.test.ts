import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stored } from '../../testing/local-storage.ts';
import { setTransport } from '../call.ts';
import { getDownloadState, subscribeToDownloads, takeAlong } from './chapter-downloads.ts';

Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location: { pathname: '/' } }) });
// there is a database, but it cannot be opened
Object.assign(globalThis, { indexedDB: {} });
Object.defineProperty(globalThis, 'navigator', { value: {} });
stored.clear();

const createChapter = (chapterId: string) => ({
  courseId: 'c',
  chapterId,
  titles: { chapter: chapterId, course: 'c' },
});

test('a chapter that is gone does not hold up the others', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const requested: string[] = [];
  setTransport(async (_, init) => {
    const { chapterId } = JSON.parse(String(init?.body));
    requested.push(chapterId);
    return chapterId === 'here'
      ? Response.json({ message: 'm', code: 'unavailable', requestId: 'r' }, { status: 503 })
      : Response.json({ message: 'm', code: 'not-found', requestId: 'r' }, { status: 404 });
  });
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  subscribeToDownloads(() => {
    const { obstacle, chapters } = getDownloadState();
    if (obstacle !== null && chapters !== null) resolve();
  });
  await takeAlong(['gone', 'here'].map(createChapter));
  await settled;
  const { queue, obstacle } = getDownloadState();
  assert.deepEqual(
    [requested, queue.map(({ chapterId }) => chapterId), obstacle],
    [['gone', 'here'], ['here'], 'no-connection'],
  );
});
