import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { TickIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

type Question = CourseTree['subjects'][number]['chapters'][number]['questions'][number];

/** A question in both versions with its correct answer and explanation, read-only. */
export function QuestionView({ question, number }: { question: Question; number: number }) {
  const { questionImage, correctAnswer, odia, ...main } = question;
  return (
    <article className="rounded-soft border border-line bg-paper p-4">
      <div className={odia ? 'grid gap-5 lg:grid-cols-2' : ''}>
        <VersionView version={main} number={number} correctAnswer={correctAnswer}>
          {questionImage && <QuestionImage src={questionImage} />}
        </VersionView>
        {odia && <VersionView version={odia} number={number} correctAnswer={correctAnswer} />}
      </div>
    </article>
  );
}

type VersionViewProps = {
  version: Pick<Question, 'question' | 'options' | 'explanation'>;
  number: number;
  correctAnswer: number;
  /** Shown after the text of the question. */
  children?: ReactNode;
};

function VersionView({ version, number, correctAnswer, children }: VersionViewProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { question, options, explanation } = version;
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {format.number(number)}. <span lang={getLang(question)}>{question}</span>
      </p>
      {children}
      <ul className="mt-3 grid gap-2">
        {options.map((option, index) => {
          const isCorrect = index === correctAnswer;
          return (
            <li
              key={'ABCD'[index]}
              className={`flex items-start gap-3 rounded-soft border px-3 py-2 ${isCorrect ? 'border-(--color-right) bg-right-soft' : 'border-line bg-sheet'}`}
            >
              <span className="font-semibold">{'ABCD'[index]}.</span>
              <span lang={getLang(option)} className="grow">
                {option}
              </span>
              {isCorrect && (
                <span className="flex items-center gap-1 text-small font-semibold text-(--color-right)">
                  <TickIcon />
                  {t.correct}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {explanation && (
        <p lang={getLang(explanation)} className="mt-3 text-small whitespace-pre-line text-ink-soft">
          {explanation}
        </p>
      )}
    </div>
  );
}

function QuestionImage({ src }: { src: string }) {
  const t = useTexts(texts);
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="mt-3 text-small text-ink-soft">{t.imageNotAvailable}</p>;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className="mt-3 max-h-[200px] rounded-soft"
      onError={() => setFailed(true)}
    />
  );
}
