import { DAYS_IN_BIN } from '@sikhya/contract/publishing.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { getDeleteErrorText, type ListedCourse, useDeleteCourse, useRestoreCourse } from './api.ts';
import { texts } from './texts.ts';

/** Moves courses to the bin after a confirmation, and restores them. */
export function useCourseDeletion() {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const deletion = useDeleteCourse();
  const restoration = useRestoreCourse();

  const restore = async (courseId: string) => {
    try {
      await restoration.mutateAsync(courseId);
      toast({ text: t.courseRestored, tone: 'right' });
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={t.restoreFailed} />, tone: 'wrong' });
    }
  };

  const remove = async (course: ListedCourse) => {
    const isConfirmed = await confirm({
      title: t.deleteCourseQuestion,
      text: <DeleteWarning course={course} />,
      yes: t.confirmDelete,
      no: t.cancel,
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await deletion.mutateAsync(course._id);
      const undo = { label: t.undo, onPress: () => void restore(course._id) };
      toast({ text: t.courseDeleted, tone: 'right', action: undo });
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={getDeleteErrorText(failed, t)} />, tone: 'wrong' });
    }
  };

  return { remove, restore };
}

function DeleteWarning({ course: { title, enrolledStudents } }: { course: ListedCourse }) {
  const t = useTexts(texts);
  return (
    <>
      <span lang={getLang(title)} className="line-clamp-3 wrap-anywhere">
        “{title || t.untitledCourse}”
      </span>
      <span className="mt-2 block">{t.deleteCourseWarning({ days: DAYS_IN_BIN })}</span>
      <span className={`mt-2 block ${enrolledStudents > 0 ? 'font-semibold text-wrong' : ''}`}>
        {enrolledStudents === 0 ? t.noStudentHasCourse : t.studentsLoseCourse({ count: enrolledStudents })}
      </span>
    </>
  );
}
