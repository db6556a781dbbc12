import { useRef } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { FlagIcon } from '../../../ui/portal-icons.tsx';
import { texts } from '../texts.ts';
import { QuestionView, type QuestionViewProps } from './question-view.tsx';

type QuestionCardProps = QuestionViewProps & { total: number; isMarked: boolean; onMark: () => void };

/** A question of a mock test. */
export function QuestionCard({ total, isMarked, onMark, ...props }: QuestionCardProps) {
  const { question, number, answer, onAnswer } = props;
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears; without the focus here, the keys A to D would stop working.
  const clearAnswer = () => {
    onAnswer(null);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <QuestionView
      {...props}
      heading={heading}
      header={
        <div className="flex min-h-11 items-center justify-between gap-3 max-[18rem]:flex-wrap">
          <p className="text-small text-ink-soft">{t.questionOfTotal({ number, total })}</p>
          <Button tone={isMarked ? 'soft' : 'quiet'} size="small" aria-pressed={isMarked} onClick={onMark}>
            <FlagIcon />
            {t.markForReview}
          </Button>
        </div>
      }
    >
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-soft pointer-coarse:hidden">
          {question.odia ? `${t.keysHint} ${t.languageKeyHint}` : t.keysHint}
        </p>
        {answer !== null && (
          <Button tone="quiet" size="small" onClick={clearAnswer}>
            {t.clearAnswer}
          </Button>
        )}
      </div>
    </QuestionView>
  );
}
