import type { Grievance } from '@sikhya/contract/grievances.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ownGrievancesQuery } from './api.ts';
import { texts } from './texts.ts';

/** For the account of a student. */
export function GrievancesPanel() {
  const t = useTexts(texts);
  return (
    <Panel title={t.own} note={t.ownNote}>
      <OwnGrievances />
      <div>
        <LinkButton tone="quiet" to={paths.grievance}>
          {t.write}
        </LinkButton>
      </div>
    </Panel>
  );
}

/** The grievances of the student, with the answers. */
export function OwnGrievances() {
  const t = useTexts(texts);
  const query = useQuery(ownGrievancesQuery);
  return (
    <QueryView
      query={query}
      errorTitle={t.ownFailed}
      loading={<SkeletonLines lines={3} />}
      isEmpty={(grievances) => grievances.length === 0}
      empty={<p>{t.none}</p>}
    >
      {(grievances) => (
        <ul aria-label={t.own} className="grid gap-3">
          {grievances.map((grievance) => (
            <GrievanceRow key={grievance._id} grievance={grievance} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function GrievanceRow({ grievance }: { grievance: Grievance }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { number, kind, text, sentAt, dueAt, answer, answeredAt } = grievance;
  return (
    <li className="grid min-w-0 gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          <span lang="en">{number}</span> · {t[kind]}
        </p>
        <Badge tone={answeredAt ? 'right' : 'marigold'}>{answeredAt ? t.closed : t.open}</Badge>
      </div>
      <p className="text-small text-ink-soft">
        {t.sentOn({ date: format.date(sentAt) })} ·{' '}
        {answeredAt ? t.answered({ date: format.date(answeredAt) }) : t.dueBy({ date: format.date(dueAt) })}
      </p>
      <p lang={getLang(text)} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answeredAt && (
        <p lang={getLang(answer)} className="rounded-soft bg-sunk p-4 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
    </li>
  );
}
