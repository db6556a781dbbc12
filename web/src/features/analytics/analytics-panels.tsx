import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { analyticsInLanguage } from './analytics-in-language.ts';
import type { AnalyticsData } from './api.ts';
import { ChapterPanel } from './chapter-panel.tsx';
import { CoursePerformance } from './course-performance.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import { texts } from './texts.ts';
import { TimePanel } from './time-panel.tsx';

const STACK_CLASSES = 'grid min-w-0 gap-5';

type AnalyticsPanelsProps = {
  data: AnalyticsData;
  /** The data is of another time range, until the selected one has loaded. */
  isStale: boolean;
};

export function AnalyticsPanels({ data, isStale }: AnalyticsPanelsProps) {
  const t = useTexts(texts);
  const percent = useFormatter().percent(MOCK_TEST.passingPercent);
  const { overview, coursePerformance, scores, days, strongestChapters, weakestChapters } =
    analyticsInLanguage(data, useLocale().language);
  const enrolledIds = new Set(
    coursePerformance.filter(({ isEnrolled }) => isEnrolled).map(({ courseId }) => courseId),
  );
  const isCourseEnrolled = (courseId: string) => enrolledIds.has(courseId);
  return (
    <div className={`grid gap-5 transition-opacity ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <OverviewCards overview={overview} />
      {/* The key clears the selection in the charts when the time range changes. */}
      <div key={days.length} className="grid gap-5 lg:grid-cols-2">
        <ScoresPanel scores={scores} totalTests={overview.totalTestsTaken} />
        <TimePanel days={days} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {overview.totalTestsTaken > 0 && (
          <div className={STACK_CLASSES}>
            <ChapterPanel
              title={t.weakestChapters}
              note={t.weakestNote({ percent })}
              chapters={weakestChapters}
              emptyText={t.noWeakChapters({ percent })}
              isEnrolled={isCourseEnrolled}
            />
            <ChapterPanel
              title={t.strongestChapters}
              note={t.strongestNote({ percent })}
              chapters={strongestChapters}
              emptyText={t.noStrongChapters}
              isEnrolled={isCourseEnrolled}
            />
          </div>
        )}
        <div className={`${STACK_CLASSES} only:lg:col-span-2`}>
          {coursePerformance.length > 0 && <CoursePerformance courses={coursePerformance} />}
          <RecentActivity overview={overview} />
        </div>
      </div>
    </div>
  );
}
