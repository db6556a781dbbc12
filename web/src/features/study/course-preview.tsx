import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { findChapterToOpen, listChapterEntries } from './chapter-entries.ts';
import { ChapterView } from './chapter-view.tsx';
import { CourseOutline } from './course-outline.tsx';
import { texts } from './texts.ts';

type CoursePreviewProps = {
  course: StudentCourse;
  renderDocument: (chapter: StudentChapter) => ReactNode;
  renderTestLink: (chapterId: string) => ReactNode;
};

/** The outline and the open chapter of a course as students see them, without progress: nothing is recorded. */
export function CoursePreview({ course, renderDocument, renderTestLink }: CoursePreviewProps) {
  const t = useTexts(texts);
  const requested = useSearchParams()[0].get('chapter');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const entry = findChapterToOpen(listChapterEntries(course), requested, null);
  const renderOutline = (onChapterClick?: () => void) => (
    <CourseOutline
      course={course}
      progress={undefined}
      openChapterId={entry?.chapter._id}
      onChapterClick={onChapterClick}
    />
  );
  return (
    <>
      <div className="xl:hidden">
        <Button tone="quiet" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
          {t.courseMenu}
        </Button>
      </div>
      <div className="mt-4 grid gap-8 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="max-xl:hidden">{renderOutline()}</div>
        {entry ? (
          <ChapterView
            course={course}
            entry={entry}
            progress={undefined}
            renderDocument={renderDocument}
            renderTestLink={(chapterId) => renderTestLink(chapterId)}
          />
        ) : (
          <EmptyState title={course.totalChapters > 0 ? t.chapterGone : t.courseEmpty} />
        )}
      </div>
      <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} side="left" title={t.courseMenu}>
        {renderOutline(() => setMenuOpen(false))}
      </Sheet>
    </>
  );
}
