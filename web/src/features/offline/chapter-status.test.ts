import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DownloadState } from '../../lib/offline-chapters/chapter-downloads.ts';
import { getChapterStatus } from './chapter-status.ts';

const stored = (state: 'loading' | 'paused' | 'complete', storedBytes = 50) =>
  [{ chapterId: 'a', state, bytes: 100, storedBytes }] as unknown as DownloadState['chapters'];
const queued = (...ids: string[]) =>
  ids.map((chapterId) => ({ chapterId, courseId: 'c', titles: { chapter: '', course: '' } }));

for (const [what, state, step, progress] of [
  ['absent before it is taken', { chapters: [], queue: [], obstacle: null }, 'absent', 0],
  ['waiting behind another', { chapters: [], queue: queued('b', 'a'), obstacle: 'full' }, 'waiting', 0],
  ['loading', { chapters: stored('loading'), queue: queued('a'), obstacle: null }, 'loading', 50],
  ['paused', { chapters: stored('paused'), queue: [], obstacle: null }, 'paused', 50],
  ['complete', { chapters: stored('complete', 100), queue: [], obstacle: null }, 'complete', 100],
] satisfies [string, DownloadState, string, number][])
  test(`a chapter is ${what}`, () => {
    const status = getChapterStatus(state, 'a');
    assert.deepEqual([status.step, status.progress, status.obstacle], [step, progress, null]);
  });

test('only the chapter that is loaded now shows what stops it', () => {
  const state = { chapters: stored('loading'), queue: queued('a', 'b'), obstacle: 'full' } as const;
  assert.equal(getChapterStatus(state, 'a').obstacle, 'full');
  assert.equal(getChapterStatus(state, 'b').obstacle, null);
});
