import { useTexts } from '../../../language/locale.tsx';
import { useNavigate } from '../../../language/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useAction } from '../../../ui/use-action.tsx';
import { useRestoreVersion } from '../versions-api.ts';
import { texts } from './texts.ts';

/** Makes a version the working copy and opens the editor. Asks if changes would be lost. */
export function useRestore(courseId: string, hasUnpublishedChanges: boolean) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const navigate = useNavigate();
  const { mutateAsync } = useRestoreVersion(courseId);
  const restore = async (number: number) => {
    const question = {
      title: t.restoreTitle,
      text: t.restoreText({ number }),
      yes: t.restoreNumber({ number }),
      no: t.keepChanges,
      danger: true,
    };
    if (hasUnpublishedChanges && !(await confirm(question))) return;
    await run(() => mutateAsync(number), {
      done: t.restored({ number }),
      onDone: () => void navigate(paths.editCourse(courseId)),
    });
  };
  return { restore, isBusy };
}
