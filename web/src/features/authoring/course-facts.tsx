import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { formatDate, formatRupees } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';

export function CourseFacts({ course }: { course: CourseTree }) {
  const { title, description, thumbnail, isFree, price, subjects, createdAt } = course;
  const chapters = subjects.flatMap((subject) => subject.chapters);
  const formattedPrice = isFree ? 'Free' : formatRupees(price);
  const stats = [
    { label: 'Price', value: formattedPrice },
    { label: 'Subjects', value: subjects.length },
    { label: 'Total Questions', value: chapters.reduce((sum, chapter) => sum + chapter.questions.length, 0) },
    { label: 'Created', value: formatDate(createdAt) },
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse rounded-soft border border-line bg-sheet p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-display text-h3 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="course-details" className="rounded-soft border border-line bg-sheet p-5">
        <h2 id="course-details" className="mb-4 text-h3">
          Course Details
        </h2>
        <dl className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-soft">Title</dt>
          <dd lang={getLang(title)}>{title}</dd>
          <dt className="text-ink-soft">Price</dt>
          <dd>{formattedPrice}</dd>
          <dt className="text-ink-soft">Description</dt>
          <dd lang={getLang(description)} className="whitespace-pre-line">
            {description}
          </dd>
          <dt className="text-ink-soft">Thumbnail</dt>
          <dd>
            {thumbnail ? (
              <img src={thumbnail} alt="" className="max-h-48 rounded-soft border border-line" />
            ) : (
              'None'
            )}
          </dd>
        </dl>
      </section>
    </div>
  );
}
