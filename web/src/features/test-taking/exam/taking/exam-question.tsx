import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import { useRef } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import type { AttemptAtExam } from '../../attempt/exam-attempt.ts';
import { QuestionView } from '../../taking/question-view.tsx';
import { formatMarks } from '../format-marks.ts';
import { texts as examTexts } from '../texts.ts';
import { texts } from './texts.ts';
import type { ExamSteps } from './use-exam-steps.ts';

type ExamQuestionProps = { paper: ExamAttempt; attempt: AttemptAtExam; steps: ExamSteps; zoom: number };

/** One question with its number in the section and its marks. Keys do what the buttons below do. */
export function ExamQuestion({ paper, attempt, steps, zoom }: ExamQuestionProps) {
  const t = useTexts(texts);
  const { firstAnswersCount } = useTexts(examTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, section } = steps;
  const question = paper.questions[current]!;
  const { marks, maxAnswers } = paper.rules.sections[section]!;
  const number = current + 1;
  const keys: Record<string, (() => void) | undefined> = {
    n: steps.saveAndNext,
    m: steps.markAndNext,
    p: steps.previous,
    x: () => steps.answer(null),
  };
  const hint = t.keysHint({ last: 'ABCDEF'[question.options.length - 1] ?? '' });
  return (
    <div style={{ zoom }}>
      <QuestionView
        question={question}
        next={paper.questions[current + 1]}
        number={number}
        answer={attempt.answers[current] ?? null}
        language={steps.language}
        onAnswer={steps.answer}
        onLanguage={steps.setLanguage}
        onKey={(key) => keys[key]?.()}
        heading={heading}
        header={
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="font-semibold">{t.questionNumber({ number })}</p>
            <p className="text-small text-ink-soft">
              {t.marksOfQuestion({
                right: formatMarks(marks.right, locale),
                wrong: formatMarks(marks.wrong, locale),
              })}
            </p>
            {maxAnswers !== null && (
              <p className="basis-full text-small text-ink-soft">
                {firstAnswersCount({ count: maxAnswers })}
              </p>
            )}
          </div>
        }
      >
        <p className="mt-3 text-small text-ink-soft pointer-coarse:hidden">
          {question.odia ? `${hint} ${t.languageKeyHint}` : hint}
        </p>
      </QuestionView>
    </div>
  );
}
