import type { PublicChapter, PublicCourse } from '@sikhya/contract/course-page.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { courseTexts } from '../../lib/course-texts.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

type Subject = PublicCourse['subjects'][number];

/**
 * The subjects and chapters of a course. `details` elements work before the code has loaded, and search engines find
 * what is in them.
 */
export function CourseOutline({ course }: { course: PublicCourse }) {
  const t = useTexts(texts);
  const hasPreview = course.subjects.some(({ chapters }) => chapters.some(({ freePreview }) => freePreview));
  return (
    <section aria-labelledby="inside" className="grid gap-4">
      <h2 id="inside" className="text-h2">
        {t.whatIsInside}
      </h2>
      {hasPreview && <p className="text-ink-soft">{t.previewHint}</p>}
      {course.subjects.length === 0 && <p className="text-ink-soft">{t.noSubjects}</p>}
      {course.subjects.map((subject, index) => (
        <SubjectDetails
          key={subject._id}
          subject={subject}
          slug={course.slug}
          isOpen={index === 0 || subject.chapters.some(({ freePreview }) => freePreview)}
        />
      ))}
    </section>
  );
}

type SubjectDetailsProps = { subject: Subject; slug: string; isOpen: boolean };

function SubjectDetails({ subject, slug, isOpen }: SubjectDetailsProps) {
  const t = useTexts(texts);
  const counts = useTexts(courseTexts);
  const { title, description } = useInLanguage(subject);
  return (
    <details open={isOpen} className="group rounded-soft border border-line bg-sheet">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-soft px-4 py-2.5 hover:text-indigo [&::-webkit-details-marker]:hidden">
        <hgroup className="min-w-0 grow">
          <h3 lang={getLang(title)} className="text-h3 wrap-anywhere">
            {title}
          </h3>
          <p className="text-small text-ink-soft">
            {counts.chapterCount({ count: subject.chapters.length })}
          </p>
        </hgroup>
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {description && (
          <p lang={getLang(description)} className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {description}
          </p>
        )}
        {subject.chapters.length === 0 && <p className="text-small text-ink-soft">{t.noChapters}</p>}
        <ol className="grid gap-3">
          {subject.chapters.map((chapter, index) => (
            <li key={chapter._id} className="border-t border-line pt-3">
              <ChapterSummary chapter={chapter} slug={slug} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

type ChapterSummaryProps = { chapter: PublicChapter; slug: string; number: number };

function ChapterSummary({ chapter, slug, number }: ChapterSummaryProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { title, description } = useInLanguage(chapter);
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="text-ink-soft tabular-nums">
        {format.number(number)}
      </span>
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4
            lang={getLang(title)}
            className="font-text text-body font-semibold tracking-normal wrap-anywhere"
          >
            {title}
          </h4>
          {chapter.freePreview && <Badge tone="right">{t.freePreview}</Badge>}
        </div>
        {description && (
          <p
            lang={getLang(description)}
            className="wrap-anywhere whitespace-pre-line text-small text-ink-soft"
          >
            {description}
          </p>
        )}
        <ChapterCounts chapter={chapter} />
        {chapter.freePreview && (
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {chapter.pdf && (
              <PreviewLink to={paths.preview(slug, chapter._id)} label={t.readPreviewOf({ title })}>
                {t.readPreview}
              </PreviewLink>
            )}
            {chapter.totalQuestions > 0 && (
              <PreviewLink to={paths.previewTest(slug, chapter._id)} label={t.takePreviewTestOf({ title })}>
                {t.takePreviewTest}
              </PreviewLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function ChapterCounts({ chapter: { pdf, totalQuestions } }: { chapter: PublicChapter }) {
  const t = useTexts(texts);
  const counts = useTexts(courseTexts);
  const format = useFormatter();
  const size = pdf && format.bytes(pdf.bytes);
  const facts = [
    ...(pdf && size
      ? [pdf.pages === null ? t.pdfSize({ size }) : t.pdfPages({ count: pdf.pages, size })]
      : []),
    ...(totalQuestions > 0 ? [counts.questionCount({ count: totalQuestions })] : []),
  ];
  return facts.length > 0 && <p className="text-small text-ink-soft">{facts.join(' · ')}</p>;
}

type PreviewLinkProps = { to: string; label: string; children: string };

function PreviewLink({ to, label, children }: PreviewLinkProps) {
  return (
    <span className="inline-flex min-h-11 items-center">
      <StandaloneLink to={to} aria-label={label}>
        {children}
      </StandaloneLink>
    </span>
  );
}
