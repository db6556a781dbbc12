import type { CourseProgress, StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { courseProgressQuery } from './api.ts';
import { Celebration } from './celebration.tsx';
import { ChapterView } from './chapter-view.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseOutline } from './course-outline.tsx';
import type { TestWay } from './mock-test-card.tsx';
import { useStudyTime } from './time/use-study-time.ts';
import { useOpenChapter } from './use-open-chapter.ts';
import { useOutline } from './use-outline.ts';
import { useResetDialog } from './use-reset-dialog.ts';

const PROGRESS_FAILED = 'Your progress could not be loaded. Try again to go on where you stopped.';
const PROGRESS_LOADING = 'Loading your progress …';

type CourseViewerProps = {
  course: StudentCourse;
  material: (chapter: StudentChapter) => ReactNode;
  resumeOrStart: TestWay;
};

/** A course as its student studies it: the outline, and one chapter of it. */
export function CourseViewer({ course, material, resumeOrStart }: CourseViewerProps) {
  const { email } = useAuth();
  const progress = useQuery(courseProgressQuery(course._id));
  const { place, isGone, mustChoose } = useOpenChapter(course, progress);
  usePageTitle(place ? `${place.chapter.title} · ${course.title}` : course.title);
  const [hasOutline, showOutline] = useOutline(email, place?.chapter.pdf != null);
  const { isResetting, askToReset } = useResetDialog(course._id);
  const [menu, setMenu] = useState(false);
  const [completed, setCompleted] = useState<'chapter' | 'course' | null>(null);
  const celebrated = useCallback(() => setCompleted(null), []);
  useStudyTime({
    courseId: course._id,
    chapterId: place?.chapter._id,
    student: email,
    onComplete: setCompleted,
  });
  const outline = (onChoose?: () => void) => (
    <CourseOutline
      course={course}
      progress={progress.data}
      openChapter={place?.chapter._id}
      onChoose={onChoose}
    />
  );
  return (
    <>
      <CourseHeader
        course={course}
        place={place}
        progress={progress.data}
        actions={
          <>
            <div className="xl:hidden compact:block">
              <Button tone="quiet" aria-expanded={menu} onClick={() => setMenu(true)}>
                <MenuIcon />
                <span className="compact:sr-only">Course menu</span>
              </Button>
            </div>
            <div className="max-xl:hidden compact:hidden">
              <Button tone="quiet" aria-expanded={hasOutline} onClick={() => showOutline(!hasOutline)}>
                {hasOutline ? 'Hide chapters' : 'Show chapters'}
              </Button>
            </div>
            <div className="max-md:hidden compact:hidden">
              <Button tone="quiet" busy={isResetting} onClick={() => void askToReset()}>
                Reset progress
              </Button>
            </div>
          </>
        }
      />
      {progress.errorUpdateCount > 0 && progress.data === undefined && (
        <div className="mt-4">
          <QuietRetry
            text={progress.isFetching ? PROGRESS_LOADING : PROGRESS_FAILED}
            onRetry={() => void progress.refetch()}
          />
        </div>
      )}
      <div
        className={`mt-6 grid gap-8 compact:mt-3 ${hasOutline ? 'xl:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
      >
        {hasOutline && <div className="max-xl:hidden">{outline()}</div>}
        {place && (
          <ChapterView
            course={course}
            place={place}
            progress={progress.data}
            material={material}
            resumeOrStart={resumeOrStart}
          />
        )}
        {isGone && <ChapterGone course={course} progress={progress.data} />}
        {mustChoose && <ChooseChapter outline={outline()} hasOutlineBeside={hasOutline} />}
      </div>
      <Sheet
        open={menu}
        onClose={() => setMenu(false)}
        side="left"
        title="Course menu"
        footer={
          <Button
            tone="quiet"
            onClick={() => {
              setMenu(false);
              void askToReset();
            }}
          >
            Reset progress
          </Button>
        }
      >
        {outline(() => setMenu(false))}
      </Sheet>
      {completed && <Celebration what={completed} onDone={celebrated} />}
    </>
  );
}

type ChooseChapterProps = {
  outline: ReactNode;
  /** On a large screen. */
  hasOutlineBeside: boolean;
};

/** While it is unknown where the student stopped. */
function ChooseChapter({ outline, hasOutlineBeside }: ChooseChapterProps) {
  return (
    <section aria-labelledby="choose-chapter" className="grid min-w-0 content-start gap-4">
      <h2 id="choose-chapter" className="text-h2">
        Choose a chapter
      </h2>
      <div className={hasOutlineBeside ? 'xl:hidden' : ''}>{outline}</div>
    </section>
  );
}

type ChapterGoneProps = { course: StudentCourse; progress: CourseProgress | undefined };

/** An admin took it out, or it never was in this course. */
function ChapterGone({ course, progress }: ChapterGoneProps) {
  const hasChapters = course.totalChapters > 0;
  return (
    <EmptyState
      title={hasChapters ? 'This chapter is no longer part of the course' : 'This course has no chapters yet'}
      action={hasChapters && <LinkButton to={{ search: '' }}>Go on with the course</LinkButton>}
    >
      {hasChapters && `The course was changed. ${progress ? 'What you have completed stays completed.' : ''}`}
    </EmptyState>
  );
}
