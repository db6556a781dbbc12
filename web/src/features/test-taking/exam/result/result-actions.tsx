import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { examQuery } from '../api.ts';
import { ShareButton } from './share-button.tsx';
import { texts } from './texts.ts';

/** Sharing, the way back, and the other attempts of the student. */
export function ResultActions({ result }: { result: ExamResult }) {
  const t = useTexts(texts);
  const { examId, attemptNumber } = result;
  const { data } = useQuery(examQuery(examId));
  const exam = data?.exam;
  const completed = exam ? exam.attempts.used - (exam.openAttempt ? 1 : 0) : 0;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:flex sm:justify-center">
        <ShareButton result={result} />
        <LinkButton tone="quiet" to={paths.studentExams}>
          {t.backToExams}
        </LinkButton>
      </div>
      {completed > 1 && (
        <nav aria-label={t.attempts} className="flex flex-wrap justify-center gap-2">
          {Array.from({ length: completed }, (_, index) => index + 1).map((number) => (
            <LinkButton
              key={number}
              size="small"
              tone={number === attemptNumber ? 'soft' : 'quiet'}
              aria-current={number === attemptNumber ? 'page' : undefined}
              to={{ search: number === 1 ? '' : `?attempt=${number}` }}
            >
              {t.attemptNumber({ number })}
            </LinkButton>
          ))}
        </nav>
      )}
    </div>
  );
}
