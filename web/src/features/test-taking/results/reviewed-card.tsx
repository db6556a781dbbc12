import type { ReviewedQuestion, ShownLanguage } from '@sikhya/contract/test-result.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { getShownTexts } from '../../../lib/question-language/shown-texts.ts';
import { Versions } from '../../../lib/question-language/versions.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CrossIcon, TickIcon } from '../../../ui/icons.tsx';
import { QuestionImage } from '../../../ui/question-image.tsx';
import { texts } from '../texts.ts';
import { formatClock } from '../time/format-time.ts';

const SHOWN_TEXTS = {
  en: 'shownInEnglish',
  or: 'shownInOdia',
  both: 'shownInBoth',
} as const satisfies Record<ShownLanguage, keyof typeof texts>;

/** Questions of exams have marks and times. */
export type ReviewedOfAnyTest = ReviewedQuestion & {
  marks?: number;
  seconds?: number | null;
  medianSeconds?: number | null;
};

type ReviewedCardProps = {
  question: ReviewedOfAnyTest;
  number: number;
  language: ShownLanguage;
  /** Below the question, such as a button to report it. */
  actions?: ReactNode;
};

/** A question after the test: the right answer, the student's answer and the explanation. */
export function ReviewedCard({ question, number, language, actions }: ReviewedCardProps) {
  const t = useTexts(texts);
  const { correctAnswer, selectedIndex, isCorrect, shownLanguage, marks, correction } = question;
  const rightOptions = correction?.correctAnswers.length ? correction.correctAnswers : [correctAnswer];
  const shown = getShownTexts(question, language);
  const outcome = isCorrect ? t.correct : selectedIndex === null ? t.notAnswered : t.incorrect;
  return (
    <article className="rounded-soft border border-line bg-sheet p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3 max-[18rem]:flex-wrap">
        <p className="text-small text-ink-soft">
          {t.question({ number })}
          {marks !== undefined && ` · ${t.marks({ count: marks })}`}
          {shownLanguage && ` · ${t[SHOWN_TEXTS[shownLanguage]]}`}
          <QuestionTime question={question} />
        </p>
        <Badge tone={isCorrect ? 'right' : selectedIndex === null ? 'plain' : 'wrong'}>{outcome}</Badge>
      </div>
      <h3 className="mt-2 font-text text-body font-semibold tracking-normal text-pretty whitespace-pre-line wrap-anywhere">
        <Versions texts={shown.question} />
      </h3>
      {question.questionImage && <QuestionImage src={question.questionImage} number={number} />}
      <ul className="mt-3 grid gap-2">
        {shown.options.map((option, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index, and two may have the same text
            key={index}
            letter={'ABCDEF'[index] ?? ''}
            versions={option}
            outcome={rightOptions.includes(index) ? 'right' : index === selectedIndex ? 'wrong' : null}
            isOwn={index === selectedIndex}
          />
        ))}
      </ul>
      {correction && <CorrectionNote correction={correction} />}
      {shown.explanation.length > 0 && (
        <div className="mt-4 border-l-3 border-marigold pl-4">
          <p className="text-small font-semibold text-marigold-ink">{t.explanation}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Versions texts={shown.explanation} />
          </p>
        </div>
      )}
      {actions && <div className="mt-4 flex flex-wrap justify-end gap-2">{actions}</div>}
    </article>
  );
}

function QuestionTime({ question: { seconds, medianSeconds } }: Pick<ReviewedCardProps, 'question'>) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (!seconds) return null;
  const time = formatClock(seconds, locale);
  if (!medianSeconds) return <> · {t.questionTime({ time })}</>;
  return <> · {t.questionTimeAndMedian({ time, median: formatClock(medianSeconds, locale) })}</>;
}

function CorrectionNote({ correction }: { correction: NonNullable<ReviewedQuestion['correction']> }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { kind, reason, decidedAt } = correction;
  return (
    <div className="mt-4 border-l-3 border-indigo pl-4">
      <p className="text-small font-semibold text-indigo">
        {t.correctedOn({ date: format.date(decidedAt) })}
      </p>
      <p>{t[kind]}</p>
      {reason && (
        <p lang={getLang(reason)} className="whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  );
}

const OUTCOME_CLASSES = {
  right: 'border-(--color-right) bg-right-soft',
  wrong: 'border-wrong bg-wrong-soft',
  none: 'border-line',
};

type OptionProps = {
  letter: string;
  versions: readonly string[];
  outcome: 'right' | 'wrong' | null;
  isOwn: boolean;
};

function Option({ letter, versions, outcome, isOwn }: OptionProps) {
  const t = useTexts(texts);
  const label = outcome === 'right' ? (isOwn ? t.yourAnswerCorrect : t.correctAnswer) : t.yourAnswer;
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 rounded-soft border px-3.5 py-2 ${OUTCOME_CLASSES[outcome ?? 'none']}`}
    >
      <span className="font-semibold">{`${letter}.`}</span>
      <span className="min-w-0 grow basis-1/2 wrap-anywhere whitespace-pre-line">
        <Versions texts={versions} />
      </span>
      {outcome && (
        <span
          className={`flex items-center gap-1 text-small font-semibold ${outcome === 'right' ? 'text-(--color-right)' : 'text-wrong'}`}
        >
          {outcome === 'right' ? <TickIcon /> : <CrossIcon />}
          {label}
        </span>
      )}
    </li>
  );
}
