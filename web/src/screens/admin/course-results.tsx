import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { EXPORTS } from '@sikhya/contract/students.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { courseResultsQuery } from '../../features/course-results/api.ts';
import { ChapterResultsList } from '../../features/course-results/chapter-results.tsx';
import { texts } from '../../features/course-results/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).resultsPage} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const can = useCan();
  const { courseId = '' } = useParams();
  const results = useQuery(courseResultsQuery(courseId));
  const t = useTexts(texts);
  const { language } = useLocale();
  const title = results.data && titlesInLanguage(results.data.course, language).title;
  usePageTitle(title && t.resultsOf({ title }));
  return (
    <main id="main" className="page grid gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.courseResults}</h1>
          <p lang={getLang(title ?? '')} className="wrap-anywhere text-ink-soft">
            {title}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.viewCourse(courseId)} tone="quiet">
            {t.backToCourse}
          </LinkButton>
          {can('exports') && (
            <ExportButton
              onExport={() => download(`${EXPORTS.results}?courseId=${courseId}`, 'results.csv')}
            />
          )}
        </div>
      </div>
      <QueryView
        query={results}
        loading={<SkeletonLines lines={8} />}
        listLink={<DashboardLink />}
        isEmpty={({ chapters }) => chapters.length === 0}
        empty={<EmptyState title={t.noChapters} />}
      >
        {({ chapters }) => <ChapterResultsList courseId={courseId} chapters={chapters} />}
      </QueryView>
    </main>
  );
}
