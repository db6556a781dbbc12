import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useToast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { type ExamStep, useDeleteExam, useExamStep } from './api.ts';
import { describeRefusal } from './describe-refusal.ts';
import { texts } from './texts.ts';

/** The steps that the list offers. Each shows what happened, and a deletion can be undone. */
export function useExamSteps() {
  const t = useTexts(texts);
  const toast = useToast();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const { mutateAsync: take } = useExamStep();
  const { mutateAsync: remove } = useDeleteExam();
  const done: Record<ExamStep, string> = {
    publish: t.examPublished,
    archive: t.examArchived,
    restore: t.examRestored,
    cancel: t.examCancelled,
    duplicate: t.examCopied,
  };
  const takeStep = (examId: string, step: ExamStep) =>
    run(() => take({ examId, step }), {
      done: done[step],
      getFailureText: describeRefusal,
      onDone: ({ _id }) => step === 'duplicate' && void navigate(paths.exam(_id)),
    });
  const deleteExam = (examId: string) =>
    run(
      async () => {
        await remove(examId);
        const undo = { label: t.undo, onPress: () => void takeStep(examId, 'restore') };
        toast({ text: t.examDeleted, tone: 'right', action: undo });
      },
      { getFailureText: describeRefusal },
    );
  return { takeStep, deleteExam, isBusy };
}
