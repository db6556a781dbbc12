import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

export function CourseNotFound() {
  const t = useTexts(texts);
  return (
    <div className="py-12">
      <EmptyState
        heading="h1"
        title={t.courseNotFound}
        action={<LinkButton to={paths.courses}>{t.allCourses}</LinkButton>}
      >
        {t.courseGone}
      </EmptyState>
    </div>
  );
}

type CoursePageFailureProps = { error: Error; onTryAgain: () => void };

export function CoursePageFailure({ error, onTryAgain }: CoursePageFailureProps) {
  const t = useTexts(texts);
  return (
    <LoadFailure
      error={error}
      isRefused={false}
      title={t.courseFailed}
      onTryAgain={onTryAgain}
      alternative={
        <LinkButton to={paths.courses} tone="quiet">
          {t.allCourses}
        </LinkButton>
      }
    />
  );
}

/** In the shape of the course page. */
export function CoursePageSkeleton() {
  const { loading } = useTexts(uiTexts);
  const t = useTexts(texts);
  return (
    <div aria-busy="true" className="grid gap-8">
      <h1 className="sr-only">{t.courses}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-6 w-48 rounded-soft" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 w-3/4 rounded-soft" />
          <SkeletonLines lines={4} />
        </div>
        <Skeleton className="h-80 rounded-soft" />
      </div>
    </div>
  );
}
