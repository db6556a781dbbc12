import type { CourseProgress, StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { EyeIcon, TickIcon } from '../../ui/icons.tsx';
import { type ChapterEntry, getNeighbours, listChapterEntries } from './chapter-entries.ts';
import { ChapterSteps } from './chapter-steps.tsx';
import { MockTestCard, type RenderTestLink } from './mock-test-card.tsx';
import { getRemainingStep, getStepSentence } from './remaining-step.ts';
import { texts } from './texts.ts';

type ChapterViewProps = {
  course: StudentCourse;
  entry: ChapterEntry;
  progress: CourseProgress | undefined;
  /** Renders the PDF of a chapter. */
  renderDocument: (chapter: StudentChapter) => ReactNode;
  renderTestLink: RenderTestLink;
  /** Renders the button that takes a chapter along. */
  renderTakeAlong?: ((entry: ChapterEntry) => ReactNode) | undefined;
};

export function ChapterView(props: ChapterViewProps) {
  const { course, entry, progress, renderDocument, renderTestLink, renderTakeAlong } = props;
  const t = useTexts(texts);
  const { chapter } = entry;
  const { previous, next } = getNeighbours(listChapterEntries(course), entry);
  const remainingStep = getRemainingStep(progress, chapter._id);
  const heading = useHeadingFocus(chapter._id);
  return (
    // On a phone the document comes right below its title, before the description.
    <article className="grid min-w-0 gap-6 compact:gap-3">
      <div className="contents roomy:block">
        <h2
          ref={heading}
          tabIndex={-1}
          lang={getLang(chapter.title)}
          className="text-h2 wrap-anywhere outline-none compact:-mb-1 compact:line-clamp-2 compact:pb-1 compact:text-h3 low:line-clamp-1 low:pr-32"
        >
          {chapter.title}
        </h2>
        <p
          lang={getLang(chapter.description)}
          className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere text-ink-soft compact:order-1"
        >
          {chapter.description}
        </p>
        {remainingStep !== undefined && (
          <p className="mt-3 flex items-center gap-2 compact:order-1 compact:mt-0 text-small font-semibold text-marigold-ink">
            {remainingStep === null && <TickIcon />}
            {t[getStepSentence(remainingStep)]}
          </p>
        )}
      </div>
      <section aria-labelledby="study-material" className="grid min-w-0 gap-3 compact:gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2 low:-mt-9 low:justify-end">
          <h3 id="study-material" className="text-h3 compact:sr-only">
            {t.studyMaterial}
          </h3>
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 compact:grow compact:flex-row-reverse compact:justify-between compact:gap-x-1.5 low:grow-0">
            {/* A low screen has one line for all of it; the course menu takes the whole course along. */}
            <div className="low:hidden">{renderTakeAlong?.(entry)}</div>
            {chapter.pdf && (
              <Badge tone="plain">
                <span className="inline-flex items-center gap-1.5">
                  <EyeIcon />
                  {t.viewOnly}
                </span>
              </Badge>
            )}
          </div>
        </div>
        {chapter.pdf ? (
          renderDocument(chapter)
        ) : (
          <p className="rounded-soft border border-dashed border-edge px-5 py-10 text-center text-ink-soft">
            {t.noStudyMaterial}
          </p>
        )}
      </section>
      <div className="grid gap-6 compact:order-2">
        <MockTestCard
          courseId={course._id}
          entry={entry}
          progress={progress}
          renderTestLink={renderTestLink}
        />
        <ChapterSteps previous={previous} next={next} />
      </div>
    </article>
  );
}

/** Scrolls to and focuses the heading when another chapter is opened, but not for the first one of the page. */
function useHeadingFocus(chapterId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastChapterId = useRef(chapterId);
  useEffect(() => {
    if (lastChapterId.current === chapterId) return;
    lastChapterId.current = chapterId;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [chapterId]);
  return heading;
}
