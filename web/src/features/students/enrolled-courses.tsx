import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GiveCourse } from './give-course.tsx';
import { TakeCourseAway } from './take-course-away.tsx';
import { texts } from './texts.ts';

/** The courses of a student, with buttons to give one and to take one back. */
export function EnrolledCourses({ student }: { student: StudentDetail }) {
  const t = useTexts(texts);
  const [isGiving, setGiving] = useState(false);
  return (
    <section aria-labelledby="enrolled-courses">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="enrolled-courses" className="text-h3">
          {t.enrolledCourses}
        </h2>
        <Button tone="quiet" onClick={() => setGiving(true)}>
          {t.giveCourse}
        </Button>
      </div>
      {student.enrolledCourses.length === 0 && <p className="text-ink-soft">{t.notEnrolled}</p>}
      <ul className="grid gap-3">
        {student.enrolledCourses.map((enrolled) => (
          <EnrolledCourse key={enrolled.courseId._id} studentId={student._id} enrolled={enrolled} />
        ))}
      </ul>
      {isGiving && <GiveCourse student={student} onClose={() => setGiving(false)} />}
    </section>
  );
}

type EnrolledCourseProps = { studentId: string; enrolled: StudentDetail['enrolledCourses'][number] };

function EnrolledCourse({ studentId, enrolled }: EnrolledCourseProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { status, amount, enrolledAt, progress } = enrolled;
  const course = titlesInLanguage(enrolled.courseId, language);
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-sheet p-4 sm:grid-cols-[1fr_14rem_auto] sm:items-center sm:gap-5">
      <div className="min-w-0">
        <p lang={getLang(course.title)} className="font-semibold wrap-anywhere">
          {course.title}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
          <Badge tone={status === 'purchased' ? 'right' : 'indigo'}>{t[status]}</Badge>
          <span>{amount > 0 ? format.rupees(amount) : t.free}</span>
          <span>{t.since({ date: format.date(enrolledAt) })}</span>
        </p>
      </div>
      <ProgressBar
        value={progress.overallProgress}
        label={t.progress}
        figure={format.percent(Math.min(100, progress.overallProgress))}
      />
      <TakeCourseAway studentId={studentId} course={course} />
    </li>
  );
}
