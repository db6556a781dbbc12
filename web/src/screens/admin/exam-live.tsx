import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { liveQuery } from '../../features/exam-results/api.ts';
import { ExtraTimePanel } from '../../features/exam-results/extra-time-panel.tsx';
import { LiveView } from '../../features/exam-results/live-view.tsx';
import { texts } from '../../features/exam-results/texts.ts';
import { TimePanel } from '../../features/exam-results/time-panel.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'exams.results',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).livePage} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const can = useCan();
  const { language } = useLocale();
  const { examId = '' } = useParams();
  const live = useQuery(liveQuery(examId));
  const title = live.data && titlesInLanguage(live.data.exam, language).title;
  usePageTitle(title && t.liveOf({ title }));
  return (
    <main id="main" className="page grid gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.livePage}</h1>
          <p lang={getLang(title ?? '')} className="wrap-anywhere text-ink-soft">
            {title}
          </p>
        </div>
        <LinkButton tone="quiet" to={paths.examResults(examId)}>
          {t.results}
        </LinkButton>
      </div>
      <QueryView
        query={live}
        loading={<SkeletonLines lines={8} />}
        listLink={<LinkButton to={paths.exams}>{t.allExams}</LinkButton>}
        isEmpty={() => false}
        empty={null}
      >
        {(data) => (
          <>
            {data.exam.cancelledAt && <p className="text-wrong">{t.cancelled}</p>}
            <LiveView live={data} />
            {can('exams.publish') && !data.exam.cancelledAt && <TimePanel examId={examId} />}
            {can('students.read') && <ExtraTimePanel examId={examId} />}
          </>
        )}
      </QueryView>
    </main>
  );
}
