import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DownloadState } from '../../lib/offline-chapters/chapter-downloads.ts';
import { getChapterStatus } from './chapter-status.ts';

const NOTHING: DownloadState = { chapters: [], queue: [], obstacle: null, isFinishing: false };
const stored = (state: 'loading' | 'paused' | 'complete', storedBytes = 50) =>
  [{ chapterId: 'a', state, bytes: 100, storedBytes }] as unknown as DownloadState['chapters'];
const queued = (...ids: string[]) =>
  ids.map((chapterId) => ({ chapterId, courseId: 'c', titles: { chapter: '', course: '' } }));

for (const [what, state, step, progress] of [
  ['absent before it is taken', { chapters: [], queue: [] }, 'absent', 0],
  ['waiting behind another', { chapters: [], queue: queued('b', 'a'), obstacle: 'full' }, 'waiting', 0],
  ['loading', { chapters: stored('loading'), queue: queued('a') }, 'loading', 50],
  [
    'finishing',
    { chapters: stored('complete', 100), queue: queued('a'), isFinishing: true },
    'finishing',
    100,
  ],
  [
    'finishing without a PDF',
    { chapters: stored('complete', 0), queue: queued('a'), isFinishing: true },
    'finishing',
    100,
  ],
  ['loading its last bytes', { chapters: stored('loading', 120), queue: queued('a') }, 'loading', 99],
  ['paused', { chapters: stored('paused'), queue: [] }, 'paused', 50],
  ['complete', { chapters: stored('complete', 100), queue: [] }, 'complete', 100],
] satisfies [string, Partial<DownloadState>, string, number][])
  test(`a chapter is ${what}`, () => {
    const status = getChapterStatus({ ...NOTHING, ...state }, 'a');
    assert.deepEqual([status.step, status.progress, status.obstacle], [step, progress, null]);
  });

test('only the chapter that is loaded now shows what stops it', () => {
  const state = {
    ...NOTHING,
    chapters: stored('loading'),
    queue: queued('a', 'b'),
    obstacle: 'full',
  } satisfies DownloadState;
  assert.equal(getChapterStatus(state, 'a').obstacle, 'full');
  assert.equal(getChapterStatus(state, 'b').obstacle, null);
});
