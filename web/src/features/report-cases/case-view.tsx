import type { ReportCase } from '@sikhya/contract/report-cases.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { caseQuery, useOpenCase } from './api.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionView } from './decision-view.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TestTitle } from './test-title.tsx';
import { texts } from './texts.ts';
import { UsesPanel } from './uses-panel.tsx';

/** A reported question with everything that a decision needs. */
export function CaseView({ reportId }: { reportId: string }) {
  const t = useTexts(texts);
  const query = useQuery(caseQuery(reportId));
  return (
    <>
      <StandaloneLink to={paths.reports}>{t.back}</StandaloneLink>
      <QueryView query={query} heading="h1" loading={<SkeletonCard />} isEmpty={() => false} empty={null}>
        {(reportCase) => (
          <>
            <div>
              <h1 className="text-h2">{t.reports}</h1>
              <p className="text-ink-soft">
                <TestTitle test={reportCase.test} />
              </p>
            </div>
            <QuestionPanel reportCase={reportCase} />
            <ReportsPanel reportCase={reportCase} />
            {reportCase.correction && !reportCase.decision && (
              <Panel title={t.countsNow}>
                <DecisionView decision={reportCase.correction} />
              </Panel>
            )}
            {reportCase.canDecide && <DecisionForm reportCase={reportCase} />}
            {reportCase.decision && <DecidedPanel reportCase={reportCase} />}
            {reportCase.uses.length > 0 && <UsesPanel reportCase={reportCase} />}
          </>
        )}
      </QueryView>
    </>
  );
}

function ReportsPanel({ reportCase }: { reportCase: ReportCase }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.reportsTitle}>
      {reportCase.newestReports.length === 0 && <p className="text-ink-soft">{t.noReports}</p>}
      <ul className="grid gap-3">
        {reportCase.newestReports.map((report) => (
          <li key={report._id} className="grid gap-1 border-l-3 border-line pl-4">
            <p className="text-small text-ink-soft">
              {[
                t[report.kind],
                report.language && t[report.language === 'en' ? 'english' : 'odia'],
                report.student?.name,
                format.date(report.reportedAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p lang={getLang(report.text)} className="wrap-anywhere whitespace-pre-line">
              {report.text}
            </p>
            {report.picture && (
              <img
                src={report.picture}
                alt={t.pictureOf}
                loading="lazy"
                className="max-h-64 max-w-full justify-self-start rounded-soft border border-line"
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DecidedPanel({ reportCase }: { reportCase: ReportCase }) {
  const t = useTexts(texts);
  const can = useCan();
  const navigate = useNavigate();
  const opening = useOpenCase();
  const { decision, regrade } = reportCase;
  const decideAgain = () =>
    opening.mutate(reportCase.questionId, { onSuccess: (id) => void navigate(paths.report(id)) });
  return (
    <Panel title={t.decision}>
      {decision && <DecisionView decision={decision} />}
      {regrade && (
        <div className="grid gap-2">
          <ProgressBar
            value={regrade.finishedAt ? 100 : (100 * regrade.graded) / Math.max(1, regrade.total)}
            label={regrade.finishedAt ? t.regraded : t.regrading}
          />
          <p role="status" className="text-small text-ink-soft">
            {t.regradeFigures({
              changed: regrade.changed,
              gained: regrade.passesGained,
              lost: regrade.passesLost,
            })}
          </p>
        </div>
      )}
      {can('reports.decide') && (
        <div>
          <Button tone="quiet" busy={opening.isPending} onClick={decideAgain}>
            {t.decideAgain}
          </Button>
        </div>
      )}
      {opening.isError && (
        <FieldError>
          <FailureText error={opening.error} />
        </FieldError>
      )}
    </Panel>
  );
}
