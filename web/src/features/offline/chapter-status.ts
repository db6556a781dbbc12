import type { DownloadState, Obstacle } from '../../lib/offline-chapters/chapter-downloads.ts';

export type ChapterStatus = {
  step: 'absent' | 'waiting' | 'loading' | 'paused' | 'complete';
  /** In percent. */
  progress: number;
  obstacle: Obstacle | null;
};

/** Where a chapter is on its way to this device. */
export function getChapterStatus(
  { chapters, queue, obstacle }: DownloadState,
  chapterId: string,
): ChapterStatus {
  const stored = chapters?.find((chapter) => chapter.chapterId === chapterId);
  const position = queue.findIndex((one) => one.chapterId === chapterId);
  const { bytes = 0, storedBytes = 0 } = stored ?? {};
  const progress = bytes > 0 ? Math.min(100, Math.floor((storedBytes / bytes) * 100)) : 0;
  if (position > 0) return { step: 'waiting', progress, obstacle: null };
  if (position === 0) return { step: 'loading', progress, obstacle };
  if (!stored) return { step: 'absent', progress: 0, obstacle: null };
  if (stored.state === 'complete') return { step: 'complete', progress: 100, obstacle: null };
  return { step: 'paused', progress, obstacle: null };
}
