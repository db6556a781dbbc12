import type { DownloadState, Obstacle } from '../../lib/offline-chapters/chapter-downloads.ts';

export type ChapterStatus = {
  step: 'absent' | 'waiting' | 'loading' | 'finishing' | 'paused' | 'complete';
  /** In percent. */
  progress: number;
  obstacle: Obstacle | null;
};

/** In percent. The pictures of a chapter may have more bytes than was known when its download began. */
const MAX_LOADING = 99;

/** Returns the download status of a chapter. */
export function getChapterStatus(
  { chapters, queue, obstacle, isFinishing }: DownloadState,
  chapterId: string,
): ChapterStatus {
  const stored = chapters?.find((chapter) => chapter.chapterId === chapterId);
  const position = queue.findIndex((one) => one.chapterId === chapterId);
  const { bytes = 0, storedBytes = 0 } = stored ?? {};
  const progress = bytes > 0 ? Math.min(100, Math.floor((storedBytes / bytes) * 100)) : 0;
  if (position > 0) return { step: 'waiting', progress, obstacle: null };
  if (position === 0 && isFinishing) return { step: 'finishing', progress: 100, obstacle };
  if (position === 0) return { step: 'loading', progress: Math.min(progress, MAX_LOADING), obstacle };
  if (!stored) return { step: 'absent', progress: 0, obstacle: null };
  if (stored.state === 'complete') return { step: 'complete', progress: 100, obstacle: null };
  return { step: 'paused', progress, obstacle: null };
}
