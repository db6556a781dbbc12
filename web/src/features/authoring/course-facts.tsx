import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { texts } from './texts.ts';

export function CourseFacts({ course }: { course: CourseTree }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { title, description, odia, thumbnail, isFree, price, subjects, createdAt } = course;
  const chapters = subjects.flatMap((subject) => subject.chapters);
  const questionCount = chapters.reduce((sum, chapter) => sum + chapter.questions.length, 0);
  const formattedPrice = isFree ? t.free : format.rupees(price);
  const figures = [
    { label: t.price, value: formattedPrice },
    { label: t.subjects, value: format.number(subjects.length) },
    { label: t.totalQuestions, value: format.number(questionCount) },
    { label: t.created, value: format.date(createdAt) },
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse rounded-soft border border-line bg-sheet p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-display text-h3 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="course-details" className="rounded-soft border border-line bg-sheet p-5">
        <h2 id="course-details" className="mb-4 text-h3">
          {t.courseDetails}
        </h2>
        <dl className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-soft">{t.title}</dt>
          <BothVersions text={title} odia={odia?.title} />
          <dt className="text-ink-soft">{t.price}</dt>
          <dd>{formattedPrice}</dd>
          <dt className="text-ink-soft">{t.description}</dt>
          <BothVersions text={description} odia={odia?.description} />
          <dt className="text-ink-soft">{t.thumbnail}</dt>
          <dd>
            {thumbnail ? (
              <img src={thumbnail} alt="" className="max-h-48 rounded-soft border border-line" />
            ) : (
              t.none
            )}
          </dd>
        </dl>
      </section>
    </div>
  );
}

/** A text, with its Odia version below it. */
function BothVersions({ text, odia }: { text: string; odia: string | undefined }) {
  return (
    <dd className="grid gap-1 whitespace-pre-line">
      <span lang={getLang(text)}>{text}</span>
      {odia && <span lang="or">{odia}</span>}
    </dd>
  );
}
