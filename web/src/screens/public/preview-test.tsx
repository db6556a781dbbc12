import type { PreviewChapter } from '@sikhya/contract/course-page.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { previewQuery, sendPreviewAnswers } from '../../features/course-page/api.ts';
import { describePreview, getPreviewStatus } from '../../features/course-page/describe-preview.ts';
import { PreviewView } from '../../features/course-page/preview-states.tsx';
import { texts } from '../../features/course-page/texts.ts';
import { UnstoredTest } from '../../features/test-taking/unstored/unstored-test.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { ConfirmProvider } from '../../ui/confirm.tsx';

export const handle: PageHandle = { status: getPreviewStatus, describe: describePreview };

export const loader = createPrefetchLoader((client, { slug = '', chapterId = '' }) => [
  client.prefetchQuery(previewQuery(slug, chapterId)),
]);

export function Component() {
  const { slug = '', chapterId = '' } = useParams();
  const t = useTexts(texts);
  const { language } = useLocale();
  const query = useQuery(previewQuery(slug, chapterId));
  usePageTitle(query.data ? inLanguage(query.data, language).title : undefined);
  return (
    <ConfirmProvider>
      <PreviewView slug={slug} query={query}>
        {(chapter) => (
          <UnstoredTest
            test={toTestContent(chapter)}
            grade={(sent) => sendPreviewAnswers({ slug: chapter.slug, chapterId }, sent)}
            back={{ to: paths.course(chapter.slug), label: t.backToCoursePage }}
          />
        )}
      </PreviewView>
    </ConfirmProvider>
  );
}

function toTestContent(chapter: PreviewChapter) {
  const { _id, title, odia, odiaTitles, ...test } = chapter;
  return {
    ...test,
    chapterId: _id,
    chapterTitle: title,
    odiaTitles: { ...odiaTitles, chapterTitle: odia?.title ?? null },
  };
}
