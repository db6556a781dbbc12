import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getLang } from '../../../lib/odia.ts';
import { Button } from '../../../ui/button.tsx';
import { FlagIcon } from '../../../ui/icons.tsx';
import { QuestionImage } from '../question-image.tsx';
import type { Choice } from '../sheet/sheet.ts';
import { OptionList } from './option-list.tsx';

type Question = TestAttempt['questions'][number];

type QuestionCardProps = {
  question: Question;
  /** Its image is fetched ahead. */
  next: Question | undefined;
  number: number;
  total: number;
  choice: Choice;
  isMarked: boolean;
  onChoose: (choice: Choice) => void;
  onMark: () => void;
};

export function QuestionCard(props: QuestionCardProps) {
  const { question, next, number, total, choice, isMarked, onChoose, onMark } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // a new question is read from its beginning, and A to D answer it
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (next?.questionImage) new Image().src = next.questionImage;
  }, [next]);
  // its button goes, and with it the focus that the keys need
  const clear = () => {
    onChoose(null);
    heading.current?.focus({ preventScroll: true });
  };
  const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const option = 'abcd'.indexOf(key.toLowerCase());
    const isPlain = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isPlain && option >= 0 && option < question.options.length) onChoose(option);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the radios within
    <div onKeyDown={pressed} className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-soft">
          Question {number} of {total}
        </p>
        <Button tone={isMarked ? 'soft' : 'quiet'} size="small" aria-pressed={isMarked} onClick={onMark}>
          <FlagIcon />
          Mark for review
        </Button>
      </div>
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        lang={getLang(question.question)}
        className="mt-3 font-text text-question font-normal tracking-normal text-pretty whitespace-pre-line wrap-anywhere outline-none"
      >
        {question.question}
      </h2>
      {question.questionImage && <QuestionImage src={question.questionImage} number={number} />}
      <OptionList options={question.options} choice={choice} onChoose={onChoose} />
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-soft pointer-coarse:hidden">
          Press A, B, C or D to choose an option.
        </p>
        {choice !== null && (
          <Button tone="quiet" size="small" onClick={clear}>
            Clear answer
          </Button>
        )}
      </div>
    </div>
  );
}
