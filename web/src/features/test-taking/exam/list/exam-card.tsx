import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { ListedExam } from '@sikhya/contract/student-exams.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { paths } from '../../../../lib/paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { texts } from '../texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { TimeUntil } from './time-until.tsx';

type ExamCardProps = { exam: ListedExam; clockOffset: number };

export function ExamCard({ exam, clockOffset }: ExamCardProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { title } = inLanguage(exam, useLocale().language);
  const { status, opensAt, openAttempt, isCancelled, attempts } = exam;
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-sheet p-4 shadow-rest sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 lang={getLang(title)} className="font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="text-small text-ink-soft">
            {t.questionsAndTime({ count: exam.totalQuestions, time: format.duration(exam.minutes) })}
          </p>
        </div>
        {isCancelled && <Badge tone="wrong">{t.cancelled}</Badge>}
        {openAttempt && <Badge tone="marigold">{t.running}</Badge>}
      </div>
      <ExamTimes exam={exam} />
      {attempts.allowed > 1 && (
        <p className="text-small text-ink-soft">
          {t.attemptsUsed({ used: attempts.used, allowed: attempts.allowed })}
        </p>
      )}
      {openAttempt && <TimeUntil label={t.timeLeft} time={openAttempt.deadline} clockOffset={clockOffset} />}
      {status === 'coming' && opensAt && (
        <TimeUntil label={t.startsIn} time={opensAt} clockOffset={clockOffset} />
      )}
      <ExamActions exam={exam} />
    </li>
  );
}

/** When the exam opens and closes, when it was taken, and when its results come. */
function ExamTimes({ exam }: { exam: ListedExam }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { status, opensAt, closesAt, lastEntryAt, releaseAt, result, attempts, isCancelled } = exam;
  const time = (moment: string) => format.indianDateTime(moment);
  const lines = [
    status === 'coming' && opensAt && t.opensOn({ time: time(opensAt) }),
    status !== 'past' && lastEntryAt && lastEntryAt !== closesAt && t.startUntil({ time: time(lastEntryAt) }),
    status !== 'past' && closesAt && t.closesOn({ time: time(closesAt) }),
    result && t.takenOn({ date: format.date(result.completedAt) }),
    status === 'past' && attempts.used === 0 && !isCancelled && t.notTaken,
    status === 'past' && attempts.used === 0 && lastEntryAt && t.closedOn({ time: time(lastEntryAt) }),
    result && !result.isReleased && !isCancelled && releaseAt && t.resultsOn({ time: time(releaseAt) }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-small text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ExamActions({ exam }: { exam: ListedExam }) {
  const t = useTexts(texts);
  const { _id, status, openAttempt, result } = exam;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {status === 'open' && (
        <LinkButton to={paths.studentExam(_id)}>{openAttempt ? t.resume : t.openExam}</LinkButton>
      )}
      {status === 'coming' && (
        <>
          <LinkButton tone="soft" to={paths.studentExam(_id)}>
            {t.seeInstructions}
          </LinkButton>
          <CalendarButton exam={exam} />
        </>
      )}
      {result?.isReleased && (
        <LinkButton tone={status === 'open' ? 'quiet' : 'main'} to={paths.studentExamResult(_id)}>
          {t.seeResult}
        </LinkButton>
      )}
    </div>
  );
}
