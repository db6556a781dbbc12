import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useResetProgress } from './api.ts';

/** Resets the progress of a course after a confirmation, and shows a toast with the outcome. */
export function useResetDialog(courseId: string): {
  isResetting: boolean;
  confirmReset: () => Promise<void>;
} {
  const reset = useResetProgress(courseId);
  const confirm = useConfirm();
  const toast = useToast();
  const confirmReset = async () => {
    const isConfirmed = await confirm({
      title: 'Reset progress',
      text: 'Reset all progress for this course? This will clear all completed chapters and test results.',
      yes: 'Reset progress',
      no: 'Cancel',
      danger: true,
    });
    if (!isConfirmed) return;
    reset.mutate(undefined, {
      onSuccess: () => toast({ text: 'Progress reset successfully!', tone: 'right' }),
      onError: () => toast({ text: 'Failed to reset progress', tone: 'wrong' }),
    });
  };
  return { isResetting: reset.isPending, confirmReset };
}
