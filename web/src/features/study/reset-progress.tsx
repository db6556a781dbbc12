import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useResetProgress } from './api.ts';

export function ResetProgress({ courseId }: { courseId: string }) {
  const reset = useResetProgress(courseId);
  const confirm = useConfirm();
  const toast = useToast();
  const press = async () => {
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
  return (
    <Button tone="quiet" busy={reset.isPending} onClick={() => void press()}>
      Reset progress
    </Button>
  );
}
