import type { CourseProgress, StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { courseProgressQuery } from './api.ts';
import { Celebration } from './celebration.tsx';
import type { ChapterEntry } from './chapter-entries.ts';
import { ChapterView } from './chapter-view.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseOutline } from './course-outline.tsx';
import type { RenderTestLink } from './mock-test-card.tsx';
import { texts } from './texts.ts';
import { useStudyTime } from './time/use-study-time.ts';
import { useOpenChapter } from './use-open-chapter.ts';
import { useOutlineVisibility } from './use-outline-visibility.ts';
import { useResetDialog } from './use-reset-dialog.ts';

type CourseViewerProps = {
  course: StudentCourse;
  /** Leads to the certificate of the course, if it is earned. */
  certificate: ReactNode;
  renderDocument: (chapter: StudentChapter) => ReactNode;
  renderTestLink: RenderTestLink;
  /** Renders the button that takes a chapter along. */
  renderTakeAlong?: ((entry: ChapterEntry) => ReactNode) | undefined;
  /** The button that takes the whole course along. */
  takeCourse?: ReactNode;
};

/** The outline of a course and its open chapter. */
export function CourseViewer(props: CourseViewerProps) {
  const { course, certificate, renderDocument, renderTestLink, renderTakeAlong, takeCourse } = props;
  const t = useTexts(texts);
  const { email } = useAuth();
  const progress = useQuery(courseProgressQuery(course._id));
  const { entry, isGone, mustChoose } = useOpenChapter(course, progress);
  usePageTitle(entry ? `${entry.chapter.title} · ${course.title}` : course.title);
  const [isOutlineVisible, setOutlineVisible] = useOutlineVisibility(email, entry?.chapter.pdf != null);
  const { isResetting, confirmReset } = useResetDialog(course._id);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [completed, setCompleted] = useState<'chapter' | 'course' | null>(null);
  useStudyTime({
    courseId: course._id,
    chapterId: entry?.chapter._id,
    student: email,
    onComplete: setCompleted,
  });
  const renderOutline = (onChapterClick?: () => void) => (
    <>
      {takeCourse}
      <CourseOutline
        course={course}
        progress={progress.data}
        openChapterId={entry?.chapter._id}
        onChapterClick={onChapterClick}
      />
    </>
  );
  return (
    <>
      <CourseHeader
        course={course}
        entry={entry}
        progress={progress.data}
        actions={
          <ViewerActions
            isMenuOpen={isMenuOpen}
            onOpenMenu={() => setMenuOpen(true)}
            isOutlineVisible={isOutlineVisible}
            onToggleOutline={() => setOutlineVisible(!isOutlineVisible)}
            isResetting={isResetting}
            onReset={() => void confirmReset()}
          />
        }
      />
      <div className="mt-4 empty:hidden">{certificate}</div>
      {progress.errorUpdateCount > 0 && progress.data === undefined && (
        <div className="mt-4">
          <RetryNotice
            text={progress.isFetching ? t.progressLoading : t.progressFailed}
            onRetry={() => void progress.refetch()}
          />
        </div>
      )}
      <div
        className={`mt-6 grid gap-8 compact:mt-3 ${isOutlineVisible ? 'xl:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
      >
        {isOutlineVisible && <div className="max-xl:hidden">{renderOutline()}</div>}
        {entry && (
          <ChapterView
            course={course}
            entry={entry}
            progress={progress.data}
            renderDocument={renderDocument}
            renderTestLink={renderTestLink}
            renderTakeAlong={renderTakeAlong}
          />
        )}
        {isGone && <ChapterGone course={course} progress={progress.data} />}
        {mustChoose && <ChooseChapter outline={renderOutline()} isOutlineVisible={isOutlineVisible} />}
      </div>
      <CourseMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} onReset={() => void confirmReset()}>
        {renderOutline(() => setMenuOpen(false))}
      </CourseMenu>
      {completed && <Celebration what={completed} onDone={() => setCompleted(null)} />}
    </>
  );
}

type ViewerActionsProps = {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  isOutlineVisible: boolean;
  onToggleOutline: () => void;
  isResetting: boolean;
  onReset: () => void;
};

/** The buttons of the header. A small screen has the menu instead of the outline. */
function ViewerActions(props: ViewerActionsProps) {
  const t = useTexts(texts);
  return (
    <>
      <div className="xl:hidden compact:block">
        <Button tone="quiet" aria-expanded={props.isMenuOpen} onClick={props.onOpenMenu}>
          <MenuIcon />
          <span className="compact:sr-only">{t.courseMenu}</span>
        </Button>
      </div>
      <div className="max-xl:hidden compact:hidden">
        <Button tone="quiet" aria-expanded={props.isOutlineVisible} onClick={props.onToggleOutline}>
          {props.isOutlineVisible ? t.hideChapters : t.showChapters}
        </Button>
      </div>
      <div className="max-md:hidden compact:hidden">
        <Button tone="quiet" busy={props.isResetting} onClick={props.onReset}>
          {t.resetProgress}
        </Button>
      </div>
    </>
  );
}

type CourseMenuProps = { isOpen: boolean; onClose: () => void; onReset: () => void; children: ReactNode };

/** The outline as a sheet, for small screens. */
function CourseMenu({ isOpen, onClose, onReset, children }: CourseMenuProps) {
  const t = useTexts(texts);
  const closeAndReset = () => {
    onClose();
    onReset();
  };
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      side="left"
      title={t.courseMenu}
      footer={
        <Button tone="quiet" onClick={closeAndReset}>
          {t.resetProgress}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}

type ChooseChapterProps = {
  outline: ReactNode;
  /** Whether a wide screen shows the outline already. */
  isOutlineVisible: boolean;
};

/** Shown when the progress did not load, so the chapter that the student visited last is unknown. */
function ChooseChapter({ outline, isOutlineVisible }: ChooseChapterProps) {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="choose-chapter" className="grid min-w-0 content-start gap-4">
      <h2 id="choose-chapter" className="text-h2">
        {t.chooseChapter}
      </h2>
      <div className={isOutlineVisible ? 'xl:hidden' : ''}>{outline}</div>
    </section>
  );
}

type ChapterGoneProps = { course: StudentCourse; progress: CourseProgress | undefined };

/** The requested chapter was removed, or was never part of this course. */
function ChapterGone({ course, progress }: ChapterGoneProps) {
  const t = useTexts(texts);
  const hasChapters = course.totalChapters > 0;
  return (
    <EmptyState
      title={hasChapters ? t.chapterGone : t.courseEmpty}
      action={hasChapters && <LinkButton to={{ search: '' }}>{t.continueCourse}</LinkButton>}
    >
      {hasChapters && (progress ? t.courseChangedProgressKept : t.courseChanged)}
    </EmptyState>
  );
}
