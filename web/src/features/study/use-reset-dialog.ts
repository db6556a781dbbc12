import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useResetProgress } from './api.ts';

/** Asks before it resets the progress of a course, and says what came of it. */
export function useResetDialog(courseId: string): { isResetting: boolean; askToReset: () => Promise<void> } {
  const reset = useResetProgress(courseId);
  const confirm = useConfirm();
  const toast = useToast();
  const askToReset = async () => {
    const sure = await confirm({
      title: 'Reset progress',
      text: 'Reset all progress for this course? This will clear all completed chapters and test results.',
      yes: 'Reset progress',
      no: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    reset.mutate(undefined, {
      onSuccess: () => toast({ text: 'Progress reset successfully!', tone: 'right' }),
      onError: () => toast({ text: 'Failed to reset progress', tone: 'wrong' }),
    });
  };
  return { isResetting: reset.isPending, askToReset };
}
