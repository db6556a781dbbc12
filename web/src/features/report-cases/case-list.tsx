import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import type { CaseHead } from '@sikhya/contract/report-cases.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { caseListQuery } from './api.ts';
import { TestTitle } from './test-title.tsx';
import { texts } from './texts.ts';

/** Reported questions: the open ones by urgency, or the decided ones. */
export function CaseList() {
  const t = useTexts(texts);
  const [{ page, limit }, change] = useListState(['urgency']);
  const [params, setParams] = useUrlState();
  const state = params.get('state') === 'decided' ? 'decided' : 'open';
  const list = useQuery(caseListQuery({ state, page: String(page), limit: String(limit) }));
  return (
    <div className="grid gap-5">
      <ChoiceButtons
        label={t.state}
        choices={(['open', 'decided'] as const).map((value) => ({ value, label: t[value] }))}
        value={state}
        onChange={(next) => setParams({ state: next === 'open' ? '' : next, page: '' })}
      />
      <PagedList
        query={list}
        isEmpty={({ cases }) => cases.length === 0}
        empty={<EmptyState title={state === 'open' ? t.noOpen : t.noDecided} />}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ cases }) => (
          <ul className="grid gap-3">
            {cases.map((each) => (
              <li key={each._id} className="rounded-soft border border-line bg-sheet p-4">
                <CaseCard head={each} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function CaseCard({ head }: { head: CaseHead }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const question = language === 'or' ? (head.odiaQuestion ?? head.question) : head.question;
  return (
    <article className="grid gap-2">
      <h2 className="font-text text-body font-semibold wrap-anywhere">
        <StandaloneLink to={paths.report(head._id)}>
          <span lang={getLang(question)}>{question}</span>
        </StandaloneLink>
      </h2>
      <p className="text-small text-ink-soft">
        <TestTitle test={head.test} />
      </p>
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Badge tone="indigo">{t.reportCount({ count: head.reports })}</Badge>
        {head.kinds.map(({ kind, reports }) => (
          <span key={kind}>{t.kindCount({ kind: t[kind], count: reports })}</span>
        ))}
        <span className="text-ink-soft">{t.lastReport({ date: format.date(head.reportedAt) })}</span>
        {head.hasNegativeDiscrimination && <Badge tone="wrong">{t.negative}</Badge>}
        {head.hasOtherBestOption && <Badge tone="wrong">{t.otherBest}</Badge>}
        {head.decision && <Badge tone="right">{t.decided}</Badge>}
      </p>
    </article>
  );
}
