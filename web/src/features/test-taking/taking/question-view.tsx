import type { AttemptOfAnyTest } from '@sikhya/contract/attempt.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { getNextLanguage, getShownTexts } from '../../../lib/question-language/shown-texts.ts';
import { Versions } from '../../../lib/question-language/versions.tsx';
import { QuestionImage } from '../../../ui/question-image.tsx';
import { QuestionLanguageSwitch } from '../../../ui/question-language-switch.tsx';
import type { Answer } from '../attempt/attempt.ts';
import { OptionList } from './option-list.tsx';

type Question = AttemptOfAnyTest['questions'][number];

export type QuestionViewProps = {
  question: Question;
  /** Its image is prefetched. */
  next: Question | undefined;
  number: number;
  answer: Answer;
  language: ShownLanguage;
  onAnswer: (answer: Answer) => void;
  onLanguage: (language: ShownLanguage) => void;
};

type Parts = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Above the question. */
  header: ReactNode;
  /** Below the options. */
  children: ReactNode;
  /** Called with every other plain key, in lower case. */
  onKey?: (key: string) => void;
};

/** A question with its picture and options. The keys A to F choose an option, L changes the language. */
export function QuestionView(props: QuestionViewProps & Parts) {
  const { question, next, number, answer, language, onAnswer, onLanguage, onKey } = props;
  const { heading, header, children } = props;
  const shown = getShownTexts(question, language);
  const isBilingual = Boolean(question.odia);
  // The focus lets a screen reader start at the question, and the keys A to D answer it as soon as it is visible.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [heading]);
  useEffect(() => {
    if (next?.questionImage) new Image().src = next.questionImage;
  }, [next]);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const letter = key.toLowerCase();
    const option = 'abcdef'.indexOf(letter);
    if (option >= 0 && option < question.options.length) onAnswer(option);
    else if (isBilingual && letter === 'l') onLanguage(getNextLanguage(language));
    else onKey?.(letter);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the radio buttons inside
    <div onKeyDown={onKeyDown} className="min-w-0">
      {header}
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
      {children}
    </div>
  );
}
