import { useTexts } from '../../language/locale.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useExtendExam } from './api.ts';
import { texts } from './texts.ts';

/** Gives more time to one attempt, or to all, and says to how many. */
export function useExtend(examId: string) {
  const t = useTexts(texts);
  const { run, isBusy } = useAction();
  const { mutateAsync } = useExtendExam(examId);
  const extend = (minutes: number, attemptId?: string) =>
    run(() => mutateAsync({ params: { examId }, body: { minutes, ...(attemptId && { attemptId }) } }), {
      done: ({ attempts }) => t.extended({ count: attempts }),
    });
  return { extend, isBusy };
}
