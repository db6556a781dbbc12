import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { rehearsalTexts } from './rehearsal-texts.ts';

type Rehearsals = NonNullable<SystemState['stored']>['rehearsals'];
type Rehearsal = NonNullable<Rehearsals['last']>;
type RehearsalPanelProps = {
  rehearsals: Rehearsals;
  /** 0 if there are none. */
  everyDays: number;
  now: string;
};

const TONES = { running: 'plain', failed: 'wrong', succeeded: 'right', none: 'marigold' } as const;

/** Whether the newest backup could be restored, and what to do if not. */
export function RehearsalPanel({ rehearsals: { last, succeededAt }, everyDays, now }: RehearsalPanelProps) {
  const t = useTexts(rehearsalTexts);
  const format = useFormatter();
  const state = getState(last);
  const formatAgo = (at: string) =>
    t.ago({
      date: format.dateTime(at),
      span: format.milliseconds(Math.max(0, Date.parse(now) - Date.parse(at))),
    });
  return (
    <Panel title={t.title}>
      <Facts
        facts={[
          { label: t.result, value: <Badge tone={TONES[state]}>{t[state]}</Badge> },
          ...(last ? getFacts(last, { t, format, formatAgo }) : []),
          ...(state === 'failed'
            ? [{ label: t.lastSuccess, value: succeededAt ? formatAgo(succeededAt) : t.none }]
            : []),
          { label: t.interval, value: everyDays > 0 ? t.everyDays({ count: everyDays }) : t.off },
        ]}
      />
      {last?.failure && (
        <div role="alert" className="grid gap-2 rounded-soft bg-wrong-soft px-4 py-3 text-small text-wrong">
          <p>{t[`${last.failure}Advice`]}</p>
          {last.message && (
            <p lang="en" className="wrap-anywhere">
              {last.message}
            </p>
          )}
        </div>
      )}
      {last?.figures && last.figures.lostFiles > 0 && (
        <p className="text-small text-wrong">{t.lostFiles({ count: last.figures.lostFiles })}</p>
      )}
      {!last && <p className="text-small text-ink-soft">{everyDays > 0 ? t.noneAdvice : t.offAdvice}</p>}
    </Panel>
  );
}

function getState(last: Rehearsal | null): keyof typeof TONES {
  if (!last) return 'none';
  if (last.endedAt === null) return 'running';
  return last.failure ? 'failed' : 'succeeded';
}

type FactParts = {
  t: Texts<typeof rehearsalTexts>;
  format: Formatter;
  formatAgo: (at: string) => string;
};

function getFacts({ backup, startedAt, endedAt, figures }: Rehearsal, { t, format, formatAgo }: FactParts) {
  return [
    { label: t.lastRehearsal, value: formatAgo(startedAt) },
    { label: t.backup, value: backup },
    ...(endedAt
      ? [{ label: t.duration, value: format.milliseconds(Date.parse(endedAt) - Date.parse(startedAt)) }]
      : []),
    ...(figures
      ? [
          {
            label: t.compared,
            value: t.figures({ tables: figures.tables, rows: figures.rows, files: figures.files }),
          },
        ]
      : []),
  ];
}
