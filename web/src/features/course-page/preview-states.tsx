import type { PreviewChapter } from '@sikhya/contract/course-page.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

type PreviewViewProps = {
  slug: string;
  query: UseQueryResult<PreviewChapter | null>;
  children: (chapter: PreviewChapter) => ReactNode;
};

/** Shows a preview, or why it cannot be shown. */
export function PreviewView({ slug, query, children }: PreviewViewProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  const back = <LinkButton to={paths.course(slug)}>{t.backToCoursePage}</LinkButton>;
  return (
    <main id="main" className="page py-12">
      {data === null && (
        <EmptyState heading="h1" title={t.previewNotFound} action={back}>
          {t.previewGone}
        </EmptyState>
      )}
      {data === undefined &&
        (error && !isFetching ? (
          <LoadFailure
            error={error}
            isRefused={false}
            title={t.previewFailed}
            onTryAgain={() => void refetch()}
            alternative={back}
          />
        ) : (
          <PreviewSkeleton />
        ))}
    </main>
  );
}

function PreviewSkeleton() {
  const { loading } = useTexts(uiTexts);
  const t = useTexts(texts);
  return (
    <div aria-busy="true" className="grid gap-6">
      <h1 className="sr-only">{t.freePreview}</h1>
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-9 w-2/3 rounded-soft" />
      <Skeleton className="h-96 rounded-soft" />
    </div>
  );
}
