import { useTexts } from '../../../language/locale.tsx';
import { useNavigate } from '../../../language/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRestoreVersion } from '../versions-api.ts';
import { texts } from './texts.ts';

/** Returns a function that makes a version the working copy and opens the editor. Asks if changes would be lost. */
export function useRestore(courseId: string, hasUnpublishedChanges: boolean) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useRestoreVersion(courseId);
  return async (number: number): Promise<void> => {
    const question = {
      title: t.restoreTitle,
      text: t.restoreText({ number }),
      yes: t.restoreNumber({ number }),
      no: t.keepChanges,
      danger: true,
    };
    if (hasUnpublishedChanges && !(await confirm(question))) return;
    try {
      await mutateAsync(number);
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
      return;
    }
    toast({ text: t.restored({ number }) });
    await navigate(paths.editCourse(courseId));
  };
}
