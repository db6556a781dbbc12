import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { courseTexts } from '../../lib/course-texts.ts';
import { texts } from './texts.ts';

/** Contents, study material, language and date of a course, as a list of terms. */
export function CourseFacts({ course }: { course: PublicCourse }) {
  const t = useTexts(texts);
  const counts = useTexts(courseTexts);
  const format = useFormatter();
  const { totalPdfBytes, totalPdfPages } = course;
  const material = [
    ...(totalPdfPages > 0 ? [t.pageCount({ count: totalPdfPages })] : []),
    format.bytes(totalPdfBytes),
  ].join(' · ');
  const contents = [
    t.subjectCount({ count: course.totalSubjects }),
    counts.chapterCount({ count: course.totalChapters }),
    counts.questionCount({ count: course.totalQuestions }),
  ].join(' · ');
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact term={t.contents} text={contents} />
      {totalPdfBytes > 0 && <Fact term={t.studyMaterial} text={material} />}
      <Fact term={t.language} text={describeLanguages(course, t)} />
      <Fact term={t.lastUpdated} text={format.date(course.updatedAt)} />
    </dl>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

function describeLanguages({ languages }: PublicCourse, t: Texts<typeof texts>): string {
  if (languages.length > 1) return t.englishAndOdia;
  return languages[0] === 'or' ? t.odia : t.english;
}
