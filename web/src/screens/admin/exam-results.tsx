import { EXAM_RESULTS_EXPORT } from '@sikhya/contract/exam-control.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AnalysisPanel } from '../../features/exam-results/analysis-panel.tsx';
import { resultsQuery } from '../../features/exam-results/api.ts';
import { ResultList } from '../../features/exam-results/result-list.tsx';
import { texts } from '../../features/exam-results/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { buildUrl } from '../../lib/call.ts';
import { download } from '../../lib/download.ts';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';

export const handle: PageHandle = {
  permission: 'exams.results',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).resultsPage} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const can = useCan();
  const { language } = useLocale();
  const { examId = '' } = useParams();
  const [params, setParams] = useUrlState();
  const first = useQuery(resultsQuery(examId, {}));
  const title = first.data && titlesInLanguage(first.data.exam, language).title;
  usePageTitle(title && t.resultsOf({ title }));
  const tabs = [
    { value: 'results', label: t.results, panel: <ResultList examId={examId} /> },
    ...(can('exams.read')
      ? [{ value: 'analysis', label: t.analysis, panel: <AnalysisPanel examId={examId} /> }]
      : []),
  ];
  return (
    <main id="main" className="page grid gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.resultsPage}</h1>
          <p lang={getLang(title ?? '')} className="wrap-anywhere text-ink-soft">
            {title}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="quiet" to={paths.exams}>
            {t.allExams}
          </LinkButton>
          <LinkButton tone="quiet" to={paths.examLive(examId)}>
            {t.live}
          </LinkButton>
          {can('exports') && (
            <ExportButton
              onExport={() => download(buildUrl(EXAM_RESULTS_EXPORT, { examId }), 'exam-results.csv')}
            />
          )}
        </div>
      </div>
      <Tabs
        label={t.resultsPage}
        tabs={tabs}
        value={tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'results'}
        onChange={(tab) => setParams({ tab: tab === 'results' ? '' : tab })}
      />
    </main>
  );
}
