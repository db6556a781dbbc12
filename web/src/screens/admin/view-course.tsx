import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { courseQuery, getLoadErrorText } from '../../features/authoring/api.ts';
import { ChecksDialog } from '../../features/authoring/checks/checks-dialog.tsx';
import { CourseContents } from '../../features/authoring/course-contents.tsx';
import { CourseFacts } from '../../features/authoring/course-facts.tsx';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { texts } from '../../features/authoring/texts.ts';
import { CourseAuthors } from '../../features/team/course-authors.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { isNotFound, isRefusal } from '../../lib/api-error.ts';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).course} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const can = useCan();
  const { courseId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  const [areChecksOpen, setChecksOpen] = useState(false);
  const { language } = useLocale();
  usePageTitle(course.data && inLanguage(course.data, language).title);
  const back = <DashboardLink tone="quiet" />;
  if (isNotFound(course.error)) {
    return (
      <main id="main" className="page py-16">
        <EmptyState heading="h1" title={t.courseNotFound} action={back}>
          {t.mayBeDeleted}
        </EmptyState>
      </main>
    );
  }
  if (course.error && !course.data && !course.isFetching) {
    return (
      <main id="main" className="page py-16">
        <LoadFailure
          error={course.error}
          isRefused={isRefusal(course.error)}
          title={getLoadErrorText(course.error, t)}
          onTryAgain={() => void course.refetch()}
          alternative={back}
        />
      </main>
    );
  }
  return (
    <main id="main" className="page grid gap-8 py-8">
      <QueryView query={course} loading={<SkeletonLines lines={10} />} isEmpty={() => false} empty={null}>
        {(data) => (
          <>
            <div className="flex flex-wrap items-start justify-between gap-4">
              <CourseHeading course={data} />
              <div className="flex flex-wrap gap-3">
                {back}
                <CourseActions courseId={data._id} onCheck={() => setChecksOpen(true)} />
              </div>
            </div>
            {areChecksOpen && <ChecksDialog courseId={data._id} onClose={() => setChecksOpen(false)} />}
            <CourseFacts course={data} />
            {can('courses.assign') && <CourseAuthors courseId={data._id} />}
            <section aria-labelledby="course-content">
              <h2 id="course-content" className="mb-4 text-h3">
                {t.courseSubjects}
              </h2>
              <CourseContents subjects={data.subjects} />
            </section>
          </>
        )}
      </QueryView>
    </main>
  );
}

function CourseHeading({ course }: { course: CourseTree }) {
  const { title, description } = useInLanguage(course);
  return (
    <div className="min-w-0">
      <h1 lang={getLang(title)} className="text-h2 wrap-anywhere">
        {title}
      </h1>
      <p lang={getLang(description)} className="mt-1 max-w-[65ch] whitespace-pre-line text-ink-soft">
        {description}
      </p>
    </div>
  );
}

function CourseActions({ courseId, onCheck }: { courseId: string; onCheck: () => void }) {
  const t = useTexts(texts);
  const can = useCan();
  return (
    <>
      {can('activity') && (
        <LinkButton to={paths.courseActivity(courseId)} tone="quiet">
          {t.activity}
        </LinkButton>
      )}
      <LinkButton to={paths.courseResults(courseId)} tone="quiet">
        {t.results}
      </LinkButton>
      <LinkButton to={paths.coursePreview(courseId)} tone="quiet">
        {t.preview}
      </LinkButton>
      {can('courses.publish') && (
        <LinkButton to={paths.courseCertificate(courseId)} tone="quiet">
          {t.certificate}
        </LinkButton>
      )}
      <LinkButton to={paths.courseVersions(courseId)} tone="quiet">
        {t.versions}
      </LinkButton>
      <Button tone="quiet" onClick={onCheck}>
        {t.check}
      </Button>
      <LinkButton to={paths.editCourse(courseId)}>{t.editCourse}</LinkButton>
    </>
  );
}
