import type { PreviewChapter } from '@sikhya/contract/course-page.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router';
import { previewQuery } from '../../features/course-page/api.ts';
import { describePreview, getPreviewStatus } from '../../features/course-page/describe-preview.ts';
import { PreviewHeading } from '../../features/course-page/preview-heading.tsx';
import { PreviewView } from '../../features/course-page/preview-states.tsx';
import { texts } from '../../features/course-page/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { useSite } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const PdfViewer = lazy(async () => ({
  default: (await import('../../features/pdf-viewer/pdf-viewer.tsx')).PdfViewer,
}));

export const handle: PageHandle = { status: getPreviewStatus, describe: describePreview };

export const loader = createPrefetchLoader((client, { slug = '', chapterId = '' }) => [
  client.prefetchQuery(previewQuery(slug, chapterId)),
]);

export function Component() {
  const { slug = '', chapterId = '' } = useParams();
  const { language } = useLocale();
  const query = useQuery(previewQuery(slug, chapterId));
  usePageTitle(query.data ? inLanguage(query.data, language).title : undefined);
  return (
    <PreviewView slug={slug} query={query}>
      {(chapter) => (
        <main id="main" className="page grid grid-cols-1 gap-5 py-6">
          <PreviewHeading chapter={chapter} />
          <PreviewDocument chapter={chapter} />
        </main>
      )}
    </PreviewView>
  );
}

/** The PDF in the viewer of the students, with the site's name as a watermark. */
function PreviewDocument({ chapter }: { chapter: PreviewChapter }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { name } = useSite();
  const isHydrated = useIsHydrated();
  const url = chapter.pdf?.url;
  const getLink = useCallback(async () => ({ url: url ?? '' }), [url]);
  if (!url) return <p className="text-ink-soft">{t.noDocument}</p>;
  const waiting = <Skeleton className="h-96 rounded-soft" />;
  // the viewer needs a browser
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PdfViewer
        title={inLanguage(chapter, language).title}
        getLink={getLink}
        pagePicture={null}
        watermark={t.watermark({ site: name })}
        documentKey={`preview:${chapter._id}`}
        studentKey="preview"
      />
    </Suspense>
  );
}
