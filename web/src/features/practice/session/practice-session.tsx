import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { PracticeCard } from '@sikhya/contract/practice.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { getLang } from '../../../lib/odia.ts';
import { getNextLanguage, getShownTexts } from '../../../lib/question-language/shown-texts.ts';
import { useQuestionLanguage } from '../../../lib/question-language/use-question-language.ts';
import { Versions } from '../../../lib/question-language/versions.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionLanguageSwitch } from '../../../ui/question-language-switch.tsx';
import { getRightOptions } from '../device/review-card.ts';
import { texts } from '../texts.ts';
import { AnswerNote } from './answer-note.tsx';
import { CardPicture } from './card-picture.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { ReasonText } from './reason-text.tsx';
import { useKeys } from './use-keys.ts';
import type { PracticeSessionValue } from './use-practice-session.ts';

type PracticeSessionProps = { session: PracticeSessionValue; card: PracticeCard };

/** One question at a time; its explanation follows the answer at once. */
export function PracticeSession({ session, card }: PracticeSessionProps) {
  useBusy();
  const t = useTexts(texts);
  const { remaining, answered, shown, undos, hasUnsent, undo, next, answer } = session;
  const [language, setLanguage] = useQuestionLanguage();
  const number = answered.length + (shown ? 0 : 1);
  const total = answered.length + remaining.length - (shown ? 1 : 0);
  return (
    <section aria-label={t.practice} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold tabular-nums">{t.position({ number, total })}</p>
        <Button tone="quiet" size="small" disabled={answered.length === 0} onClick={undo}>
          {t.undo}
        </Button>
      </div>
      {hasUnsent && (
        <p role="status" className="rounded-soft bg-marigold-soft px-4 py-2 text-small text-marigold-ink">
          {t.savedOnDevice}
        </p>
      )}
      <Question
        // an undone card is asked anew
        key={`${card._id} ${undos}`}
        card={card}
        number={number}
        language={language}
        shown={shown}
        isLast={remaining.length === 1}
        onAnswer={answer}
        onNext={next}
        onUndo={undo}
        onLanguage={setLanguage}
      />
      <p className="hidden text-small text-ink-soft sm:block">{t.keys}</p>
    </section>
  );
}

type QuestionProps = {
  card: PracticeCard;
  number: number;
  language: ShownLanguage;
  shown: PracticeSessionValue['shown'];
  isLast: boolean;
  onAnswer: (option: number | null) => void;
  onNext: () => void;
  onUndo: () => void;
  onLanguage: (language: ShownLanguage) => void;
};

function Question(props: QuestionProps) {
  const { card, number, language, shown, isLast, onAnswer, onNext, onUndo, onLanguage } = props;
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<number | null>(null);
  const { question, options, explanation } = getShownTexts(card, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useKeys({
    onChoose: (option) => {
      if (!shown && option < options.length) setChosen(option);
    },
    onEnter: () => {
      if (shown) onNext();
      else if (chosen !== null) onAnswer(chosen);
    },
    onUndo,
    onLanguage: () => card.odia && onLanguage(getNextLanguage(language)),
  });
  return (
    <article className="grid gap-4 rounded-soft border border-line bg-sheet p-4 shadow-rest sm:p-6">
      <Origin card={card} />
      {card.odia && (
        <div>
          <QuestionLanguageSwitch value={language} onChange={onLanguage} />
        </div>
      )}
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-text text-question font-semibold tracking-normal text-pretty whitespace-pre-line wrap-anywhere outline-none"
      >
        <Versions texts={question} />
      </h2>
      {card.questionImage && <CardPicture url={card.questionImage} number={number} />}
      <OptionButtons
        options={options}
        chosen={shown ? shown.review.option : chosen}
        rightOptions={shown ? getRightOptions(card) : null}
        onChoose={setChosen}
      />
      {shown && <AnswerNote card={card} shown={shown} explanation={explanation} />}
      <div className="grid gap-3 sm:flex sm:justify-end">
        {shown ? (
          <Button onClick={onNext}>{isLast ? t.finish : t.next}</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={() => onAnswer(null)}>
              {t.dontKnow}
            </Button>
            <Button disabled={chosen === null} onClick={() => chosen !== null && onAnswer(chosen)}>
              {t.check}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

/** The course and chapter of the question, and why it is here. */
function Origin({ card }: { card: PracticeCard }) {
  const { courseTitle, chapterTitle } = titlesInLanguage(card, useLocale().language);
  return (
    <p className="text-small text-ink-soft wrap-anywhere">
      {[courseTitle, chapterTitle].filter(Boolean).map((title, index) => (
        <span key={title} lang={getLang(title)}>
          {index > 0 && ' · '}
          {title}
        </span>
      ))}
      <br />
      <ReasonText card={card} />
    </p>
  );
}
