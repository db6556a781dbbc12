import type { CourseProgress, StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { useEffect, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { getLang } from '../../lib/odia.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { getRemainingStep, getStepLabel } from './remaining-step.ts';
import { texts } from './texts.ts';

type CourseOutlineProps = {
  course: StudentCourse;
  progress: CourseProgress | undefined;
  openChapterId: string | undefined;
  onChapterClick?: () => void;
};

/** The subjects and their chapters. The subject of the open chapter is expanded, or the first one if none is open. */
export function CourseOutline({ course, progress, openChapterId, onChapterClick }: CourseOutlineProps) {
  const t = useTexts(texts);
  const current =
    course.subjects.find(({ chapters }) => chapters.some(({ _id }) => _id === openChapterId)) ??
    course.subjects[0];
  const [open, setOpen] = useState(current?._id ?? '');
  useEffect(() => setOpen(current?._id ?? ''), [current?._id]);
  return (
    <nav aria-label={t.courseContent}>
      <Accordion open={open} onChange={setOpen}>
        {course.subjects.map((subject) => (
          <AccordionItem
            key={subject._id}
            value={subject._id}
            heading="h2"
            title={<span lang={getLang(subject.title)}>{subject.title}</span>}
          >
            {subject.chapters.length === 0 && <p className="text-small text-ink-soft">{t.noChapters}</p>}
            <ol className="-mx-2 grid gap-0.5">
              {subject.chapters.map((chapter, index) => (
                <li key={chapter._id}>
                  <ChapterLink
                    chapter={chapter}
                    number={index + 1}
                    progress={progress}
                    isOpen={chapter._id === openChapterId}
                    onChapterClick={onChapterClick}
                  />
                </li>
              ))}
            </ol>
          </AccordionItem>
        ))}
      </Accordion>
    </nav>
  );
}

type ChapterLinkProps = {
  chapter: StudentChapter;
  number: number;
  progress: CourseProgress | undefined;
  isOpen: boolean;
  onChapterClick: (() => void) | undefined;
};

function ChapterLink({ chapter, number, progress, isOpen, onChapterClick }: ChapterLinkProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const remainingStep = getRemainingStep(progress, chapter._id);
  return (
    <Link
      to={{ search: `?chapter=${chapter._id}` }}
      onClick={onChapterClick}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-h-11 items-start gap-3 rounded-soft px-2 py-2 transition-colors hover:bg-sunk aria-[current]:bg-indigo-soft aria-[current]:text-indigo"
    >
      <span
        aria-hidden="true"
        data-done={remainingStep === null}
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-edge text-small tabular-nums data-[done=true]:border-transparent data-[done=true]:bg-marigold data-[done=true]:text-[oklch(0.24_0.03_60)]"
      >
        {remainingStep === null ? <TickIcon /> : format.number(number)}
      </span>
      <span className="min-w-0">
        <span lang={getLang(chapter.title)} className="block font-semibold wrap-anywhere">
          {chapter.title}
        </span>
        <span className="block text-small text-ink-soft">
          {remainingStep === undefined ? '' : t[getStepLabel(remainingStep)]}
        </span>
      </span>
    </Link>
  );
}
