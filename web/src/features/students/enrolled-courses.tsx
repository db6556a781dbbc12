import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useState } from 'react';
import { formatDate, formatRupees } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GiveCourse } from './give-course.tsx';
import { TakeCourse } from './take-course.tsx';

/** The courses of a student, with buttons to give one and to take one back. */
export function EnrolledCourses({ student }: { student: StudentDetail }) {
  const [isGiving, setGiving] = useState(false);
  return (
    <section aria-labelledby="enrolled-courses">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="enrolled-courses" className="text-h3">
          Enrolled Courses
        </h2>
        <Button tone="quiet" onClick={() => setGiving(true)}>
          Give a course
        </Button>
      </div>
      {student.enrolledCourses.length === 0 && (
        <p className="text-ink-soft">This student is not enrolled in any course.</p>
      )}
      <ul className="grid gap-3">
        {student.enrolledCourses.map((enrolled) => (
          <EnrolledCourse key={enrolled.courseId._id} studentId={student._id} enrolled={enrolled} />
        ))}
      </ul>
      <GiveCourse student={student} open={isGiving} onClose={() => setGiving(false)} />
    </section>
  );
}

type EnrolledCourseProps = { studentId: string; enrolled: StudentDetail['enrolledCourses'][number] };

function EnrolledCourse({ studentId, enrolled }: EnrolledCourseProps) {
  const { courseId: course, status, amount, enrolledAt, progress } = enrolled;
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-sheet p-4 sm:grid-cols-[1fr_14rem_auto] sm:items-center sm:gap-5">
      <div className="min-w-0">
        <p lang={getLang(course.title)} className="font-semibold wrap-anywhere">
          {course.title}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
          <Badge tone={status === 'purchased' ? 'right' : 'indigo'}>{status}</Badge>
          <span>{amount > 0 ? formatRupees(amount) : 'Free'}</span>
          <span>since {formatDate(enrolledAt)}</span>
        </p>
      </div>
      <ProgressBar
        value={progress.overallProgress}
        label="Progress"
        figure={`${Math.min(100, progress.overallProgress)}%`}
      />
      <TakeCourse studentId={studentId} course={course} />
    </li>
  );
}
