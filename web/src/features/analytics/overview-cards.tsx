import { PERFORMANCE_LEVEL } from '@sikhya/contract/constants.ts';
import { formatDuration, formatHours, formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';
import { ArrowRightIcon, ArrowUpIcon, BookIcon, ChartIcon, ClockIcon, TickIcon } from '../../ui/icons.tsx';
import type { AnalyticsData } from './api.ts';

type Overview = AnalyticsData['overview'];

/** Keeps the line free for a note. */
const TO_COME = '\u00a0';

/** Undefined while they are on their way. */
export function OverviewCards({ overview }: { overview?: Overview }) {
  return (
    <Figures
      figures={[
        {
          label: 'Total Courses',
          icon: <BookIcon />,
          value: overview && formatNumber(overview.totalCourses),
        },
        {
          label: 'Tests Completed',
          icon: <TickIcon />,
          value: overview && formatNumber(overview.totalTestsTaken),
        },
        { label: 'Average Score', icon: <ChartIcon />, ...averageOf(overview) },
        {
          label: 'Study Time',
          icon: <ClockIcon />,
          value: overview && formatHours(overview.totalTimeSpent),
          // hours are rounded, minutes are not
          note:
            overview && overview.totalTimeSpent >= 60
              ? `${formatDuration(overview.totalTimeSpent)} exactly`
              : TO_COME,
        },
      ]}
    />
  );
}

/** Before the first test there is no average: it is not 0. */
function averageOf(overview: Overview | undefined) {
  if (!overview) return { value: undefined, note: TO_COME };
  if (overview.totalTestsTaken === 0) return { value: null, note: 'No tests yet' };
  const { averageScore } = overview;
  const high = averageScore >= PERFORMANCE_LEVEL.greenArrow;
  return {
    value: `${averageScore}%`,
    beside: (
      <span className={high ? 'text-(--color-right)' : 'text-ink-soft'}>
        {high ? <ArrowUpIcon /> : <ArrowRightIcon />}
      </span>
    ),
    note: high
      ? `${PERFORMANCE_LEVEL.greenArrow}% or more`
      : `On the way to ${PERFORMANCE_LEVEL.greenArrow}%`,
  };
}
