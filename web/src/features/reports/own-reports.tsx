import type { Report, ReportedTest } from '@sikhya/contract/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, QueryView } from '../../ui/query-view.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { reportsQuery } from './api.ts';
import { describeDecision } from './decision-text.ts';
import { texts } from './texts.ts';

/** The reports of the student, with the decisions about them. */
export function OwnReports() {
  const t = useTexts(texts);
  const [params, setParams] = useUrlState();
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const reports = useQuery(reportsQuery(page));
  const goToPage = (next: number, replace = false) =>
    setParams({ page: next === 1 ? '' : String(next) }, { replace });
  const isBeyondLastPage = useLastPage(reports.data?.pagination, (last) => goToPage(last, true));
  if (isBeyondLastPage) {
    return (
      <Loading>
        <SkeletonCard />
      </Loading>
    );
  }
  return (
    <QueryView
      query={reports}
      loading={<SkeletonCard />}
      isEmpty={(data) => data.reports.length === 0}
      empty={<EmptyState title={t.noReports}>{t.noReportsHelp}</EmptyState>}
    >
      {(data) => (
        <div className="grid gap-5">
          <ul className="grid gap-3">
            {data.reports.map((report) => (
              <li key={report._id} className="rounded-soft border border-line bg-sheet p-4">
                <ReportView report={report} />
              </li>
            ))}
          </ul>
          {data.pagination.totalPages > 1 && (
            <Pagination
              page={data.pagination.currentPage}
              pages={data.pagination.totalPages}
              onChange={(next) => goToPage(next)}
            />
          )}
        </div>
      )}
    </QueryView>
  );
}

function ReportView({ report }: { report: Report }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { decision, odiaQuestion } = report;
  const question = language === 'or' && odiaQuestion ? odiaQuestion : report.question;
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-soft">
        <span>{`${t[report.kind]} · ${t.reportedOn({ date: format.date(report.reportedAt) })}`}</span>
        <Badge tone={decision ? (decision.kind === 'no-change' ? 'plain' : 'right') : 'marigold'}>
          {decision ? t.decidedOn({ date: format.date(decision.decidedAt) }) : t.open}
        </Badge>
      </div>
      <h2
        lang={getLang(question)}
        className="font-text text-body font-semibold wrap-anywhere whitespace-pre-line"
      >
        {question}
      </h2>
      <p className="text-small text-ink-soft">
        <TestTitle test={report.test} />
      </p>
      <p lang={getLang(report.text)} className="wrap-anywhere whitespace-pre-line">
        {report.text}
      </p>
      {decision && (
        <div className="border-l-3 border-marigold pl-4">
          <p className="font-semibold">{describeDecision(decision.kind, t)}</p>
          {decision.reason && (
            <p lang={getLang(decision.reason)} className="wrap-anywhere whitespace-pre-line">
              {decision.reason}
            </p>
          )}
        </div>
      )}
    </article>
  );
}

/** The chapter with its course, or the exam. */
export function TestTitle({ test }: { test: ReportedTest }) {
  const { language } = useLocale();
  const pick = (text: string, odia: string | null) => (language === 'or' && odia ? odia : text);
  const title = pick(test.title, test.odiaTitles.title);
  const courseTitle = pick(test.courseTitle, test.odiaTitles.courseTitle);
  return (
    <span className="wrap-anywhere">
      <span lang={getLang(title)}>{title}</span>
      {courseTitle && (
        <>
          {' · '}
          <span lang={getLang(courseTitle)}>{courseTitle}</span>
        </>
      )}
    </span>
  );
}
