import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { useTexts } from '../../../language/locale.tsx';
import { Versions } from '../../../lib/question-language/versions.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { isRightOption } from '../device/review-card.ts';
import { texts } from '../texts.ts';
import type { PracticeSessionValue } from './use-practice-session.ts';

const DAY_MS = 24 * 3600 * 1000;

type AnswerNoteProps = {
  card: PracticeCard;
  shown: NonNullable<PracticeSessionValue['shown']>;
  /** Its shown versions. */
  explanation: readonly string[];
};

/** Whether the answer was right, why, and when the question comes back. */
export function AnswerNote({ card, shown: { review, after }, explanation }: AnswerNoteProps) {
  const t = useTexts(texts);
  const isRight = isRightOption(card, review.option);
  const days = Math.max(1, Math.round((Date.parse(after.due) - Date.parse(review.at)) / DAY_MS));
  return (
    <div role="status" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isRight ? 'right' : 'wrong'}>{isRight ? t.right : t.wrong}</Badge>
        <span className="text-small text-ink-soft">{t.comesBack({ count: days })}</span>
      </p>
      {explanation.length > 0 && (
        <div className="border-l-3 border-marigold pl-4">
          <p className="text-small font-semibold text-marigold-ink">{t.explanation}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Versions texts={explanation} />
          </p>
        </div>
      )}
    </div>
  );
}
