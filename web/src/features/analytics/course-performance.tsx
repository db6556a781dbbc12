import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconFacts } from '../../ui/icon-facts.tsx';
import { ChartIcon, ClockIcon, TickIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import type { AnalyticsData } from './api.ts';
import { texts } from './texts.ts';

type Course = AnalyticsData['coursePerformance'][number];

const INITIAL_COUNT = 8;

export function CoursePerformance({ courses }: { courses: readonly Course[] }) {
  const t = useTexts(texts);
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? courses : courses.slice(0, INITIAL_COUNT);
  return (
    <Panel title={t.coursePerformance}>
      <ul className="grid divide-y divide-line">
        {visible.map((course) => (
          <li key={course.courseId} className="grid gap-3 py-4 first:pt-0 last:pb-0">
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
      {visible.length < courses.length && (
        <Button tone="quiet" onClick={() => setShowsAll(true)}>
          {t.showAllCourses({ count: courses.length })}
        </Button>
      )}
    </Panel>
  );
}

function CourseRow({ course }: { course: Course }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { courseId, courseName, testsCompleted, averageScore, progress, timeSpent, isEnrolled } = course;
  return (
    <>
      <h3 lang={getLang(courseName)} className="text-body font-semibold wrap-anywhere">
        {isEnrolled ? (
          <StandaloneLink to={paths.studentCourse(courseId)}>{courseName}</StandaloneLink>
        ) : (
          courseName
        )}
      </h3>
      <IconFacts
        facts={[
          { icon: <TickIcon />, text: t.testCount({ count: testsCompleted }) },
          {
            icon: <ChartIcon />,
            text: testsCompleted > 0 ? t.average({ percent: format.percent(averageScore) }) : t.noAverage,
          },
          { icon: <ClockIcon />, text: format.duration(timeSpent) },
        ]}
      />
      {isEnrolled ? (
        <ProgressBar value={progress} label={t.progress} figure={format.percent(Math.min(100, progress))} />
      ) : (
        <p className="text-small text-ink-soft">{t.noLongerEnrolled}</p>
      )}
    </>
  );
}
