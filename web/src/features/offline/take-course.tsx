import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { pause, takeAlong } from '../../lib/offline-chapters/chapter-downloads.ts';
import type { ChapterToTake } from '../../lib/offline-chapters/download-chapter.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowDownIcon } from '../../ui/portal-icons.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { TakeCoursePlaceholder } from './take-course-placeholder.tsx';
import { texts } from './texts.ts';
import { useDownloads } from './use-downloads.ts';

type TakeCourseProps = {
  /** All chapters with something to take along, and the sizes of their PDFs. */
  chapters: readonly (ChapterToTake & { bytes: number })[];
  loadScreens: () => Promise<unknown>;
};

/** Takes all chapters of a course along, and says how many are on this device. */
export function TakeCourse({ chapters, loadScreens }: TakeCourseProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { chapters: stored, queue, obstacle } = useDownloads();
  if (chapters.length === 0) return null;
  if (stored === null) return <TakeCoursePlaceholder />;
  const ids = new Set(chapters.map(({ chapterId }) => chapterId));
  const here = stored.filter(({ chapterId, state }) => ids.has(chapterId) && state === 'complete');
  const complete = new Set(here.map(({ chapterId }) => chapterId));
  const missing = chapters.filter(({ chapterId }) => !complete.has(chapterId));
  const queued = queue.filter(({ chapterId }) => ids.has(chapterId));
  const size = format.bytes(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  const take = () => void takeAlong(missing, loadScreens);
  return (
    <div className="mb-4 grid grid-cols-1 justify-items-start gap-2">
      {here.length > 0 && (
        <p className="text-small text-ink-soft">
          {t.courseOnDevice({
            size: format.bytes(here.reduce((sum, { storedBytes }) => sum + storedBytes, 0)),
            stored: here.length,
            total: chapters.length,
          })}
        </p>
      )}
      {queued.length > 0 && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => void pause(queued.map(({ chapterId }) => chapterId))}
        >
          {t.pause}
        </Button>
      )}
      {queued.length === 0 && missing.length > 0 && (
        <Button tone="quiet" size="small" onClick={take}>
          <ArrowDownIcon />
          <span className="py-1 whitespace-normal">
            {here.length === 0 ? t.takeCourse({ size }) : t.takeRest({ size })}
          </span>
        </Button>
      )}
      {obstacle && queued[0] !== undefined && queued[0] === queue[0] && (
        <ObstacleNotice obstacle={obstacle} />
      )}
    </div>
  );
}
