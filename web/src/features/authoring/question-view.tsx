import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { TickIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

type Question = CourseTree['subjects'][number]['chapters'][number]['questions'][number];

/** A question with its correct answer and explanation, read-only. */
export function QuestionView({ question, number }: { question: Question; number: number }) {
  const t = useTexts(texts);
  const { question: text, questionImage, options, correctAnswer, explanation } = question;
  return (
    <article className="rounded-soft border border-line bg-paper p-4">
      <p className="font-semibold">
        {number}. <span lang={getLang(text)}>{text}</span>
      </p>
      {questionImage && <QuestionImage src={questionImage} />}
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
    </article>
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
