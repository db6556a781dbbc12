import { formatShortDate } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import type { AnalyticsData } from './api.ts';
import { studySpans } from './chart/study-spans.ts';
import { TimeChart } from './chart/time-chart.tsx';

type TimePanelProps = { days: AnalyticsData['days'] };

export function TimePanel({ days }: TimePanelProps) {
  const { unit, spans } = studySpans(days);
  const since = spans[0] && `Since ${formatShortDate(spans[0].from)}`;
  const idle = spans.every(({ studyMinutes, testMinutes }) => studyMinutes + testMinutes === 0);
  return (
    <Panel title={`Time per ${unit}`} note={idle ? undefined : since}>
      {idle ? (
        <p className="text-ink-soft">
          No time in this period. Minutes count while a chapter is open before you, and while you take a test.
        </p>
      ) : (
        <TimeChart unit={unit} spans={spans} />
      )}
    </Panel>
  );
}
