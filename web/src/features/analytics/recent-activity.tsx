import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AnalyticsData } from './api.ts';
import { getPerformanceLevel, type PerformanceLevel } from './performance-level.ts';

const LEVEL_TONES = { Excellent: 'right', Good: 'indigo', Improving: 'marigold' } as const satisfies Record<
  PerformanceLevel,
  string
>;

export function RecentActivity({ overview }: { overview: AnalyticsData['overview'] }) {
  const level = getPerformanceLevel(overview.averageScore);
  return (
    <Panel title="Recent Activity">
      <dl className="grid divide-y divide-line">
        <Fact name="Tests this week">{formatNumber(overview.recentTests)}</Fact>
        <Fact name="Courses completed">{formatNumber(overview.completedCourses)}</Fact>
        <Fact name="Performance level">
          {overview.totalTestsTaken === 0 ? 'No tests yet' : <Badge tone={LEVEL_TONES[level]}>{level}</Badge>}
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
