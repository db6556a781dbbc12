import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { texts } from './texts.ts';

type PreviewPageProps<Data> = ComponentProps<typeof PreviewBar> & {
  query: UseQueryResult<Data>;
  listLink: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A test or an exam in the screens of students, below the bar that says that it is a preview. */
export function PreviewPage<Data>({ query, listLink, children, ...bar }: PreviewPageProps<Data>) {
  const t = useTexts(texts);
  return (
    <>
      <div className="page pt-6">
        <PreviewBar {...bar} />
      </div>
      {query.data ? (
        children(query.data)
      ) : (
        <main id="main" className="page py-8">
          <QueryView
            query={query}
            heading="h1"
            errorTitle={t.loadFailed}
            loading={<SkeletonLines lines={8} />}
            listLink={listLink}
            isEmpty={() => true}
            empty={null}
          >
            {() => null}
          </QueryView>
        </main>
      )}
    </>
  );
}
