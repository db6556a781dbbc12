import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { AnalyticsData } from './api.ts';
import { groupDays } from './chart/group-days.ts';
import { TimeChart } from './chart/time-chart.tsx';
import { texts } from './texts.ts';

type TimePanelProps = { days: AnalyticsData['days'] };

export function TimePanel({ days }: TimePanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { unit, groups } = groupDays(days);
  const since = groups[0] && t.since({ date: format.shortDate(groups[0].from) });
  const isIdle = groups.every(({ studyMinutes, testMinutes }) => studyMinutes + testMinutes === 0);
  return (
    <Panel title={unit === 'day' ? t.timePerDay : t.timePerWeek} note={isIdle ? undefined : since}>
      {isIdle ? (
        <p className="text-ink-soft">{t.noTimeInPeriod}</p>
      ) : (
        <TimeChart unit={unit} groups={groups} />
      )}
    </Panel>
  );
}
