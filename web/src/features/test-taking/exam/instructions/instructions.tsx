import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { Figures } from '../../../../ui/figures.tsx';
import { ClockIcon, QuestionIcon } from '../../../../ui/icons.tsx';
import { ListIcon } from '../../../../ui/portal-icons.tsx';
import type { StudentExam } from '../api.ts';
import { TimeUntil } from '../list/time-until.tsx';
import { texts } from '../texts.ts';
import { ExamRulesText } from './exam-rules-text.tsx';
import { MarkingScheme } from './marking-scheme.tsx';

type InstructionsProps = {
  exam: StudentExam;
  clockOffset: number;
  /** The form below the instructions that starts the exam. */
  children: ReactNode;
};

/** The instructions before the exam. */
export function Instructions({ exam, clockOffset, children }: InstructionsProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { title, instructions } = inLanguage(exam, useLocale().language);
  const { attempts, openAttempt, status, opensAt } = exam;
  usePageTitle(title);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 lang={getLang(title)} className="text-h2 wrap-anywhere">
        {title}
      </h1>
      <Figures
        figures={[
          { label: t.questions, value: format.number(exam.totalQuestions), icon: <QuestionIcon /> },
          { label: t.timeAllowed, value: format.duration(exam.minutes), icon: <ClockIcon /> },
          {
            label: t.attempts,
            value: format.number(attempts.allowed),
            icon: <ListIcon />,
            note:
              attempts.allowed > 1 || attempts.used > 0
                ? t.attemptsLeft({ left: attempts.allowed - attempts.used, allowed: attempts.allowed })
                : undefined,
          },
        ]}
      />
      {instructions.trim() && (
        <section aria-labelledby="instructions" className="grid gap-2">
          <h2 id="instructions" className="text-h3">
            {t.instructions}
          </h2>
          <p lang={getLang(instructions)} className="whitespace-pre-line wrap-anywhere">
            {instructions}
          </p>
        </section>
      )}
      <MarkingScheme rules={exam.rules} />
      <ExamRulesText exam={exam} />
      {openAttempt && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 rounded-soft border border-marigold bg-marigold-soft px-5 py-3 text-marigold-ink">
          <p className="font-semibold">{t.examIsRunning}</p>
          <TimeUntil label={t.timeLeft} time={openAttempt.deadline} clockOffset={clockOffset} />
        </div>
      )}
      {status === 'coming' && opensAt && (
        <TimeUntil label={t.startsIn} time={opensAt} clockOffset={clockOffset} />
      )}
      {children}
    </div>
  );
}
