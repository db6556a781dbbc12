import type { CourseCard } from '@sikhya/contract/course.ts';
import { CatalogueCard } from '../../features/catalogue/catalogue-card.tsx';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** For those who have no course yet: how it goes, and where it costs nothing to begin. */
export function FirstCourses({ free }: { free: readonly CourseCard[] }) {
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
            Choose a course, read its first chapter, and take the mock test on it. What you have done and how
            well will stand here, so that you always know what comes next.
          </p>
          <LinkButton to={paths.studentCourses}>Choose a course</LinkButton>
        </div>
        <IkatBorder />
      </div>
      {free.length > 0 && (
        <div>
          <h3 className="mb-4 text-h3">Free to begin with</h3>
          <CardGrid items={free} getKey={({ _id }) => _id}>
            {(course) => (
              <CatalogueCard
                course={course}
                badge={null}
                action={<CourseAction course={course} enrolled={false} />}
              />
            )}
          </CardGrid>
        </div>
      )}
    </section>
  );
}
