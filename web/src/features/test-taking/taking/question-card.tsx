import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { FlagIcon } from '../../../ui/icons.tsx';
import type { Answer } from '../attempt/attempt.ts';
import { QuestionImage } from '../question-image.tsx';
import { QuestionLanguageSwitch } from '../question-language/question-language-switch.tsx';
import { getNextLanguage, getShownTexts } from '../question-language/shown-texts.ts';
import { Versions } from '../question-language/versions.tsx';
import { texts } from '../texts.ts';
import { OptionList } from './option-list.tsx';

type Question = TestAttempt['questions'][number];

type QuestionCardProps = {
  question: Question;
  /** Its image is prefetched. */
  next: Question | undefined;
  number: number;
  total: number;
  answer: Answer;
  isMarked: boolean;
  language: ShownLanguage;
  onAnswer: (answer: Answer) => void;
  onMark: () => void;
  onLanguage: (language: ShownLanguage) => void;
};

export function QuestionCard(props: QuestionCardProps) {
  const { question, next, number, total, answer, isMarked, language, onAnswer, onMark, onLanguage } = props;
  const shown = getShownTexts(question, language);
  const isBilingual = Boolean(question.odia);
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus lets a screen reader start at the question, and the keys A to D answer it.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (next?.questionImage) new Image().src = next.questionImage;
  }, [next]);
  // The pressed button disappears; without the focus here, the keys A to D would stop working.
  const clearAnswer = () => {
    onAnswer(null);
    heading.current?.focus({ preventScroll: true });
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const option = 'abcd'.indexOf(key.toLowerCase());
    const isPlain = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isPlain && option >= 0 && option < question.options.length) onAnswer(option);
    if (isPlain && isBilingual && key.toLowerCase() === 'l') onLanguage(getNextLanguage(language));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the radio buttons inside
    <div onKeyDown={onKeyDown} className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-soft">{t.questionOfTotal({ number, total })}</p>
        <Button tone={isMarked ? 'soft' : 'quiet'} size="small" aria-pressed={isMarked} onClick={onMark}>
          <FlagIcon />
          {t.markForReview}
        </Button>
      </div>
      {isBilingual && (
        <div className="mt-2">
          <QuestionLanguageSwitch value={language} onChange={onLanguage} />
        </div>
      )}
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        className="mt-3 font-text text-question font-normal tracking-normal text-pretty whitespace-pre-line wrap-anywhere outline-none"
      >
        <Versions texts={shown.question} />
      </h2>
      {question.questionImage && <QuestionImage src={question.questionImage} number={number} />}
      <OptionList options={shown.options} answer={answer} onAnswer={onAnswer} />
      <div className="mt-3 flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-soft pointer-coarse:hidden">
          {isBilingual ? `${t.keysHint} ${t.languageKeyHint}` : t.keysHint}
        </p>
        {answer !== null && (
          <Button tone="quiet" size="small" onClick={clearAnswer}>
            {t.clearAnswer}
          </Button>
        )}
      </div>
    </div>
  );
}
