import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { RunningAttempt } from '@sikhya/contract/mock-test.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { runningTestsQuery } from '../api.ts';
import type { AttemptAtExam } from '../attempt/exam-attempt.ts';
import { texts } from '../texts.ts';
import { RunningClock } from './running-clock.tsx';
import { useExamsOnDevice } from './use-exams-on-device.ts';

/** The tests whose clock is running, each with a link that resumes it. */
export function RunningTests() {
  const t = useTexts(texts);
  const { data } = useQuery(runningTestsQuery);
  const exams = useExamsOnDevice();
  const tests = data?.tests ?? [];
  if (tests.length + exams.length === 0) return null;
  return (
    <section aria-label={t.runningTests} className="grid gap-3">
      {tests.map((test) => (
        <RunningTestCard key={test.attemptId} test={test} clockOffset={data?.clockOffset ?? 0} />
      ))}
      {exams.map((attempt) => (
        <RunningExamCard key={attempt.attemptId} attempt={attempt} />
      ))}
    </section>
  );
}

function RunningTestCard({ test, clockOffset }: { test: RunningAttempt; clockOffset: number }) {
  const { answered, totalQuestions, courseId, subjectIndex, chapterIndex } = test;
  const { chapterTitle, courseTitle } = titlesInLanguage(test, useLocale().language);
  return (
    <RunningCard
      answered={answered}
      total={totalQuestions}
      clock={
        <RunningClock
          deadline={Date.parse(test.deadline)}
          clockOffset={clockOffset}
          to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}
        />
      }
    >
      <span lang={getLang(chapterTitle)}>{chapterTitle}</span>
      {' · '}
      <span lang={getLang(courseTitle)}>{courseTitle}</span>
    </RunningCard>
  );
}

function RunningExamCard({ attempt }: { attempt: AttemptAtExam }) {
  const { exam, answers, deadline, clockOffset } = attempt;
  const title = useLocale().language === 'or' ? exam.odiaTitle || exam.title : exam.title;
  return (
    <RunningCard
      answered={answers.filter((answer) => answer !== null).length}
      total={answers.length}
      clock={
        <RunningClock deadline={deadline} clockOffset={clockOffset} to={paths.studentExam(exam.examId)} />
      }
    >
      <span lang={getLang(title)}>{title}</span>
    </RunningCard>
  );
}

type RunningCardProps = { answered: number; total: number; clock: ReactNode; children: ReactNode };

function RunningCard({ answered, total, clock, children }: RunningCardProps) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{t.testIsRunning}</p>
        <p className="wrap-anywhere">{children}</p>
        <p className="text-small">{t.answeredOfTotal({ answered, total })}</p>
      </div>
      {clock}
    </div>
  );
}
