import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AnalyticsData } from './api.ts';
import { getPerformanceLevel, type PerformanceLevel } from './performance-level.ts';
import { texts } from './texts.ts';

const LEVEL_TONES = { excellent: 'right', good: 'indigo', improving: 'marigold' } as const satisfies Record<
  PerformanceLevel,
  string
>;

export function RecentActivity({ overview }: { overview: AnalyticsData['overview'] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const level = getPerformanceLevel(overview.averageScore);
  return (
    <Panel title={t.recentActivity}>
      <dl className="grid divide-y divide-line">
        <Fact name={t.testsThisWeek}>{format.number(overview.recentTests)}</Fact>
        <Fact name={t.coursesCompleted}>{format.number(overview.completedCourses)}</Fact>
        <Fact name={t.performanceLevel}>
          {overview.totalTestsTaken === 0 ? t.noTests : <Badge tone={LEVEL_TONES[level]}>{t[level]}</Badge>}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
