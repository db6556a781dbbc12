import { formatShortDate } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import type { AnalyticsData } from './api.ts';
import { groupDays } from './chart/group-days.ts';
import { TimeChart } from './chart/time-chart.tsx';

type TimePanelProps = { days: AnalyticsData['days'] };

export function TimePanel({ days }: TimePanelProps) {
  const { unit, groups } = groupDays(days);
  const since = groups[0] && `Since ${formatShortDate(groups[0].from)}`;
  const isIdle = groups.every(({ studyMinutes, testMinutes }) => studyMinutes + testMinutes === 0);
  return (
    <Panel title={`Time per ${unit}`} note={isIdle ? undefined : since}>
      {isIdle ? (
        <p className="text-ink-soft">
          No time in this period. Minutes count while you read an open chapter or take a test.
        </p>
      ) : (
        <TimeChart unit={unit} groups={groups} />
      )}
    </Panel>
  );
}
