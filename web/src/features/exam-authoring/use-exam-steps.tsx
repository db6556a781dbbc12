import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type ExamStep, useDeleteExam, useExamStep } from './api.ts';
import { describeRefusal } from './describe-refusal.ts';
import { texts } from './texts.ts';

/** The steps that the list offers. Each shows what happened, and a deletion can be undone. */
export function useExamSteps() {
  const t = useTexts(texts);
  const toast = useToast();
  const navigate = useNavigate();
  const { mutateAsync: take } = useExamStep();
  const { mutateAsync: remove } = useDeleteExam();
  const done: Record<ExamStep, string> = {
    publish: t.examPublished,
    archive: t.examArchived,
    restore: t.examRestored,
    cancel: t.examCancelled,
    duplicate: t.examCopied,
  };
  const showFailure = (error: unknown) =>
    toast({ text: <FailureText error={error as Error} text={describeRefusal(error)} />, tone: 'wrong' });
  const takeStep = async (examId: string, step: ExamStep) => {
    try {
      const exam = await take({ examId, step });
      toast({ text: done[step], tone: 'right' });
      if (step === 'duplicate') await navigate(paths.exam(exam._id));
    } catch (error) {
      showFailure(error);
    }
  };
  const deleteExam = async (examId: string) => {
    try {
      await remove(examId);
      const undo = { label: t.undo, onPress: () => void takeStep(examId, 'restore') };
      toast({ text: t.examDeleted, tone: 'right', action: undo });
    } catch (error) {
      showFailure(error);
    }
  };
  return { takeStep, deleteExam };
}
