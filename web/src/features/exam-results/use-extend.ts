import { useTexts } from '../../language/locale.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useExtendExam } from './api.ts';
import { texts } from './texts.ts';

/** Gives more time to one attempt, or to all, and says to how many. */
export function useExtend(examId: string) {
  const t = useTexts(texts);
  const toast = useToast();
  const { mutateAsync, isPending } = useExtendExam(examId);
  const extend = async (minutes: number, attemptId?: string) => {
    try {
      const { attempts } = await mutateAsync({
        params: { examId },
        body: { minutes, ...(attemptId && { attemptId }) },
      });
      toast({ text: t.extended({ count: attempts }), tone: 'right' });
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
    }
  };
  return { extend, isBusy: isPending };
}
