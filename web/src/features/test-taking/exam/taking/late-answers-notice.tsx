import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { texts as uiTexts } from '../../../../ui/texts.ts';
import type { AttemptActions } from '../../attempt/attempt-store.ts';
import { type AttemptAtExam, dismissLateAnswers } from '../../attempt/exam-attempt.ts';
import { texts } from './texts.ts';

type LateAnswersNoticeProps = { attempt: AttemptAtExam; store: Pick<AttemptActions, 'change'> };

/** Says that answers reached the server after the end of their section, for example after an outage. */
export function LateAnswersNotice({ attempt, store }: LateAnswersNoticeProps) {
  const t = useTexts(texts);
  const { ok } = useTexts(uiTexts);
  const count = attempt.exam.lateAnswers;
  if (count === 0) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-soft bg-marigold-soft px-4 py-3 text-marigold-ink"
    >
      <p className="min-w-0 grow basis-56">{t.lateAnswers({ count })}</p>
      <Button tone="quiet" size="small" onClick={() => store.change(dismissLateAnswers)}>
        {ok}
      </Button>
    </div>
  );
}
