import type { CourseCard } from '@sikhya/contract/course.ts';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { endSession, isTokenStored } from '../../lib/session-store.ts';
import { useConfirm, useMessage } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useEnrol } from './api.ts';
import { enrolRefusal } from './enrol-refusal.ts';

/** Enrols, and says in a dialog what came of it. `start` ends when the dialog has been read. */
export function useEnrolmentDialog(course: CourseCard): { enrolling: boolean; start: () => Promise<void> } {
  const { enrolling, isEnrolling, enrol } = useEnrol(course);
  const confirm = useConfirm();
  const tell = useMessage();
  const navigate = useNavigate();

  const start = async (): Promise<void> => {
    if (isEnrolling()) return;
    // leads to signing in, and back here
    if (!isTokenStored()) return endSession('Please sign in to enroll in a course.');
    try {
      await enrol();
    } catch (error) {
      return explain(error);
    }
    const open = await confirm({
      title: 'Successfully enrolled in course!',
      text: course.title,
      status: 'right',
      yes: 'Start Learning',
      no: 'Keep Browsing',
    });
    if (open) await navigate(paths.studentCourse(course._id));
  };

  const explain = async (error: unknown): Promise<void> => {
    // the way to sign in is being taken already
    if (error instanceof ApiError && error.code === 'not-signed-in') return;
    const { title, text: words, mayRetry } = enrolRefusal(error);
    const text = <FailureText error={error instanceof Error ? error : null} text={words} />;
    if (!mayRetry) return tell({ title, text });
    if (await confirm({ title, text, status: 'wrong', yes: 'Try again', no: 'Close' })) await start();
  };

  return { enrolling, start };
}
