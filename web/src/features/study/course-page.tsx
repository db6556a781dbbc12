import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { ApiError, isRefusal } from '../../lib/api-error.ts';
import { courseTexts } from '../../lib/course-texts.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { studentCourseQuery } from './api.ts';
import type { ChapterEntry } from './chapter-entries.ts';
import { courseInLanguage } from './course-in-language.ts';
import { CourseViewer } from './course-viewer.tsx';
import type { RenderTestLink } from './mock-test-card.tsx';
import { texts } from './texts.ts';

type CoursePageProps = {
  courseId: string;
  /** Leads to the certificate of the course, if it is earned. */
  certificate: ReactNode;
  renderDocument: (chapter: StudentChapter) => ReactNode;
  renderTestLink: RenderTestLink;
  renderTakeAlong: (entry: ChapterEntry) => ReactNode;
  renderTakeCourse: (course: StudentCourse) => ReactNode;
  /** Renders the button that enrols the student. */
  renderEnrol: (course: CourseCard) => ReactNode;
};

/** A course of a student: loading, failed to load, not enrolled, or the course itself. */
export function CoursePage(props: CoursePageProps) {
  const { courseId, certificate, renderDocument, renderTestLink, renderTakeAlong, renderEnrol } = props;
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useQuery(studentCourseQuery(courseId));
  const { language } = useLocale();
  const course = useMemo(() => data && courseInLanguage(data, language), [data, language]);
  // A failed refetch keeps the loaded course on the screen, unless the server refuses access to it.
  if (error && !isFetching && (data === undefined || isRefusal(error))) {
    const offered = getOfferedCourse(error);
    if (offered) return <NotEnrolled course={offered} action={renderEnrol(offered)} />;
    const isRefused = isRefusal(error);
    return (
      <LoadFailure
        error={error}
        isRefused={isRefused}
        title={t.loadFailed}
        onTryAgain={() => void refetch()}
        alternative={
          <LinkButton tone={isRefused ? 'main' : 'quiet'} to={paths.myCourses}>
            {t.backToMyCourses}
          </LinkButton>
        }
      />
    );
  }
  if (course === undefined) return <CourseSkeleton />;
  return (
    <CourseViewer
      key={courseId}
      course={course}
      certificate={certificate}
      renderDocument={renderDocument}
      renderTestLink={renderTestLink}
      renderTakeAlong={renderTakeAlong}
      takeCourse={props.renderTakeCourse(course)}
    />
  );
}

/** Returns the course in the answer to a student who is not enrolled in it. */
function getOfferedCourse(error: Error): CourseCard | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not-enrolled') return undefined;
  return (error.body as { course?: CourseCard }).course;
}

type NotEnrolledProps = { course: CourseCard; action: ReactNode };

function NotEnrolled({ course, action }: NotEnrolledProps) {
  const t = useTexts(texts);
  const counts = useTexts(courseTexts);
  const format = useFormatter();
  const { title } = useInLanguage(course);
  return (
    <EmptyState
      heading="h1"
      title={t.notEnrolled}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          <LinkButton tone="quiet" to={paths.myCourses}>
            {t.backToMyCourses}
          </LinkButton>
        </div>
      }
    >
      <span lang={getLang(title)} className="block font-semibold wrap-anywhere text-ink">
        {title}
      </span>
      {[
        isFreeCourse(course) ? t.free : format.rupees(course.price),
        counts.chapterCount({ count: course.totalChapters }),
        counts.questionCount({ count: course.totalQuestions }),
      ].join(' · ')}
    </EmptyState>
  );
}

function CourseSkeleton() {
  const { loading } = useTexts(uiTexts);
  return (
    <div aria-busy="true" className="grid gap-6">
      <span className="sr-only">{loading}</span>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-2/3 rounded-soft" />
        <Skeleton className="h-5 w-1/3 rounded-soft" />
      </div>
      <div className="grid gap-8 xl:grid-cols-[17rem_1fr]">
        <Skeleton className="h-96 rounded-soft max-xl:hidden" />
        <div className="grid gap-6">
          <SkeletonLines />
          <Skeleton className="h-[min(85dvh,60rem)] rounded-soft" />
        </div>
      </div>
    </div>
  );
}
