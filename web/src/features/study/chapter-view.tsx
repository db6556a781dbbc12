import type { CourseProgress, StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { EyeIcon, TickIcon } from '../../ui/icons.tsx';
import { type ChapterPlace, chapterPlaces, neighbours } from './chapter-places.ts';
import { ChapterSteps } from './chapter-steps.tsx';
import { MockTestCard, type TestWay } from './mock-test-card.tsx';
import { toDoOf, toDoSentence } from './to-do.ts';

type ChapterViewProps = {
  course: StudentCourse;
  place: ChapterPlace;
  progress: CourseProgress | undefined;
  /** What shows the PDF of a chapter. */
  material: (chapter: StudentChapter) => ReactNode;
  resumeOrStart: TestWay;
};

export function ChapterView({ course, place, progress, material, resumeOrStart }: ChapterViewProps) {
  const { chapter } = place;
  const { previous, next } = neighbours(chapterPlaces(course), place);
  const toDo = toDoOf(progress, chapter._id);
  const heading = useHeadingFocus(chapter._id);
  return (
    // on a phone the document comes right below its title, and what is said about it after it
    <article className="grid min-w-0 gap-6 compact:gap-3">
      <div className="contents roomy:block">
        <h2
          ref={heading}
          tabIndex={-1}
          lang={getLang(chapter.title)}
          className="text-h2 wrap-anywhere outline-none compact:line-clamp-2 compact:text-h3 low:line-clamp-1 low:pr-32"
        >
          {chapter.title}
        </h2>
        <p
          lang={getLang(chapter.description)}
          className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere text-ink-soft compact:order-1"
        >
          {chapter.description}
        </p>
        {toDo !== undefined && (
          <p className="mt-3 flex items-center gap-2 compact:order-1 compact:mt-0 text-small font-semibold text-marigold-ink">
            {toDo === null && <TickIcon />}
            {toDoSentence(toDo)}
          </p>
        )}
      </div>
      <section aria-labelledby="study-material" className="grid min-w-0 gap-3 compact:gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2 low:-mt-9 low:justify-end">
          <h3 id="study-material" className="text-h3 compact:text-small compact:text-ink-soft low:sr-only">
            Study Material
          </h3>
          {chapter.pdf && (
            <Badge tone="plain">
              <span className="inline-flex items-center gap-1.5">
                <EyeIcon />
                View only
              </span>
            </Badge>
          )}
        </div>
        {chapter.pdf ? (
          material(chapter)
        ) : (
          <p className="rounded-soft border border-dashed border-edge px-5 py-10 text-center text-ink-soft">
            No study material available for this chapter
          </p>
        )}
      </section>
      <div className="grid gap-6 compact:order-2">
        <MockTestCard courseId={course._id} place={place} progress={progress} resumeOrStart={resumeOrStart} />
        <ChapterSteps previous={previous} next={next} />
      </div>
    </article>
  );
}

/** Another chapter begins at its heading, for the eye and for a screen reader. The first one begins with the page. */
function useHeadingFocus(chapterId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chapterId);
  useEffect(() => {
    if (shown.current === chapterId) return;
    shown.current = chapterId;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [chapterId]);
  return heading;
}
