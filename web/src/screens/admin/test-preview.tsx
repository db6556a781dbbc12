import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { gradePreview, testPreviewQuery } from '../../features/authoring/preview/api.ts';
import { PreviewPage } from '../../features/authoring/preview/preview-page.tsx';
import { texts } from '../../features/authoring/preview/texts.ts';
import { UnstoredTest } from '../../features/test-taking/unstored/unstored-test.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';

export const handle: PageHandle = {
  permission: 'courses.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).preview} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** The mock test of a chapter of the working copy; it is graded, and nothing is stored. */
export function Component() {
  const t = useTexts(texts);
  const { courseId = '', chapterId = '' } = useParams();
  const { language } = useLocale();
  const query = useQuery(testPreviewQuery({ courseId, chapterId }));
  usePageTitle(query.data && t.pageTitle({ title: titlesInLanguage(query.data, language).chapterTitle }));
  const back = { to: paths.chapterPreview(courseId, chapterId), label: t.backToPreview };
  return (
    <PreviewPage query={query} back={back} listLink={<DashboardLink />}>
      {(test) => (
        <UnstoredTest
          key={chapterId}
          test={test}
          grade={(sent) => gradePreview({ courseId, chapterId }, sent)}
          back={back}
        />
      )}
    </PreviewPage>
  );
}
