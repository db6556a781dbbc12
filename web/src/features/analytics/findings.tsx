import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { AnalyticsData } from './api.ts';
import { ChapterPanel } from './chapter-panel.tsx';
import { CoursePerformance } from './course-performance.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import { TimePanel } from './time-panel.tsx';

const PASSING = MOCK_TEST.passingPercent;
const STACK = 'grid min-w-0 gap-5';

type FindingsProps = {
  data: AnalyticsData;
  /** These are of the period before, until those of the chosen one come. */
  waiting: boolean;
};

export function Findings({ data, waiting }: FindingsProps) {
  const { overview, coursePerformance, scores, days, strongestChapters, weakestChapters } = data;
  const own = new Set(
    coursePerformance.filter(({ isEnrolled }) => isEnrolled).map(({ courseId }) => courseId),
  );
  const isOpen = (courseId: string) => own.has(courseId);
  return (
    <div className={`grid gap-5 transition-opacity ${waiting ? 'opacity-60' : ''}`} aria-busy={waiting}>
      <OverviewCards overview={overview} />
      {/* another period is another picture: what was picked in the one before means nothing in it */}
      <div key={days.length} className="grid gap-5 lg:grid-cols-2">
        <ScoresPanel scores={scores} totalTests={overview.totalTestsTaken} />
        <TimePanel days={days} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {overview.totalTestsTaken > 0 && (
          <div className={STACK}>
            <ChapterPanel
              title="Weakest chapters"
              note={`Below ${PASSING}% on average`}
              chapters={weakestChapters}
              none={`None: every chapter you took tests in is at ${PASSING}% or more.`}
              isOpen={isOpen}
            />
            <ChapterPanel
              title="Strongest chapters"
              note={`${PASSING}% or more on average`}
              chapters={strongestChapters}
              none="None yet. Read a chapter again and practise: it soon stands here."
              isOpen={isOpen}
            />
          </div>
        )}
        <div className={`${STACK} only:lg:col-span-2`}>
          {coursePerformance.length > 0 && <CoursePerformance courses={coursePerformance} />}
          <RecentActivity overview={overview} />
        </div>
      </div>
    </div>
  );
}
