import type { CourseCard } from '@sikhya/contract/course.ts';
import { CatalogueCard } from '../../features/catalogue/catalogue-card.tsx';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Shown to students without a course: how to start, and a few free courses. */
export function FirstCourses({ freeCourses }: { freeCourses: readonly CourseCard[] }) {
  return (
    <section aria-labelledby="begin" className="grid gap-6">
      <div className="overflow-hidden rounded-soft border border-line bg-sheet">
        <div className="grid justify-items-start gap-4 p-5 sm:p-8">
          <p lang="or" className="font-display text-h3 font-semibold text-marigold-ink">
            ଆରମ୍ଭ କରନ୍ତୁ
          </p>
          <h2 id="begin" className="text-h2">
            Begin with one chapter
          </h2>
          <p className="max-w-[38em] text-ink-soft">
            Choose a course, read its first chapter, and take its mock test. Your progress and scores then
            appear here, so that you always know what to do next.
          </p>
          <LinkButton to={paths.studentCourses}>Choose a course</LinkButton>
        </div>
        <IkatBorder />
      </div>
      {freeCourses.length > 0 && (
        <div>
          <h3 className="mb-4 text-h3">Free courses to start with</h3>
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
