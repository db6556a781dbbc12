import { useTexts } from '../../language/locale.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useAction } from '../../ui/use-action.tsx';
import { useResetProgress } from './api.ts';
import { texts } from './texts.ts';

/** Resets the progress of a course after a confirmation, and shows a toast with the outcome. */
export function useResetDialog(courseId: string): {
  isResetting: boolean;
  confirmReset: () => Promise<void>;
} {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const { mutateAsync: reset } = useResetProgress(courseId);
  const { run, isBusy } = useAction();
  const confirm = useConfirm();
  const confirmReset = async () => {
    const isConfirmed = await confirm({
      title: t.resetProgress,
      text: t.resetText,
      yes: t.resetProgress,
      no: cancel,
      danger: true,
    });
    if (isConfirmed) await run(() => reset(), { done: t.resetDone, getFailureText: () => t.resetFailed });
  };
  return { isResetting: isBusy, confirmReset };
}
