import type { CourseCard } from '@sikhya/contract/course.ts';
import { CatalogueCard } from '../../features/catalogue/catalogue-card.tsx';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

/** Shown to students without a course: how to start, and a few free courses. */
export function FirstCourses({ freeCourses }: { freeCourses: readonly CourseCard[] }) {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="begin" className="grid gap-6">
      <div className="overflow-hidden rounded-soft border border-line bg-sheet">
        <div className="grid justify-items-start gap-4 p-5 sm:p-8">
          <p lang="or" className="font-display text-h3 font-semibold text-marigold-ink">
            {t.beginGreeting}
          </p>
          <h2 id="begin" className="text-h2">
            {t.beginTitle}
          </h2>
          <p className="max-w-[38em] text-ink-soft">{t.beginText}</p>
          <LinkButton to={paths.studentCourses}>{t.chooseCourse}</LinkButton>
        </div>
        <IkatBorder />
      </div>
      {freeCourses.length > 0 && (
        <div>
          <h3 className="mb-4 text-h3">{t.freeCourses}</h3>
          <CardGrid items={freeCourses} getKey={({ _id }) => _id}>
            {(course) => (
              <CatalogueCard
                course={course}
                badge={null}
                action={<CourseAction course={course} isEnrolled={false} />}
              />
            )}
          </CardGrid>
        </div>
      )}
    </section>
  );
}
