import { useTexts } from '../../language/locale.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { useResetProgress } from './api.ts';
import { texts } from './texts.ts';

/** Resets the progress of a course after a confirmation, and shows a toast with the outcome. */
export function useResetDialog(courseId: string): {
  isResetting: boolean;
  confirmReset: () => Promise<void>;
} {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const reset = useResetProgress(courseId);
  const confirm = useConfirm();
  const toast = useToast();
  const confirmReset = async () => {
    const isConfirmed = await confirm({
      title: t.resetProgress,
      text: t.resetText,
      yes: t.resetProgress,
      no: cancel,
      danger: true,
    });
    if (!isConfirmed) return;
    reset.mutate(undefined, {
      onSuccess: () => toast({ text: t.resetDone, tone: 'right' }),
      onError: () => toast({ text: t.resetFailed, tone: 'wrong' }),
    });
  };
  return { isResetting: reset.isPending, confirmReset };
}
