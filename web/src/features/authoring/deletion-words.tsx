import { formatCount } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import type { ListedCourse } from './api.ts';

/** What goes with a course, and for whom. */
export function DeletionWords({ course: { title, enrolledStudents } }: { course: ListedCourse }) {
  return (
    <>
      <span lang={getLang(title)} className="line-clamp-3 wrap-anywhere">
        “{title}”
      </span>
      <span className="mt-2 block">
        The course is deleted with all its chapters and questions. This cannot be undone.
      </span>
      <span className={`mt-2 block ${enrolledStudents > 0 ? 'font-semibold text-wrong' : ''}`}>
        {enrolledStudents === 0
          ? 'No student has this course.'
          : `${formatCount(enrolledStudents, 'student has', 'students have')} this course and will lose it.`}
      </span>
    </>
  );
}
