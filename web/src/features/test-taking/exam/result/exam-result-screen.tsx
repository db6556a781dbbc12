import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTexts } from '../../../../language/locale.tsx';
import { isRefusal } from '../../../../lib/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { useBackTo } from '../../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { examResultQuery } from '../api.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultView } from './result-view.tsx';
import { texts } from './texts.ts';
import { WaitingForRelease } from './waiting-for-release.tsx';

type ExamResultScreenProps = { examId: string; attemptNumber: string | undefined };

export function ExamResultScreen({ examId, attemptNumber }: ExamResultScreenProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useQuery(examResultQuery(examId, attemptNumber));
  const isJustTaken = useLocation().state?.justTaken === true;
  useBackTo(isJustTaken ? paths.studentExams : undefined);
  if (data?.result) {
    const { result, review } = data;
    return <ResultView result={result} review={review} actions={<ResultActions result={result} />} />;
  }
  if (data) return <WaitingForRelease examId={examId} releaseAt={data.releaseAt} />;
  if (!error || isFetching) return <ResultSkeleton heading={t.result} />;
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        isRefused={isRefusal(error)}
        title={t.resultFailed}
        onTryAgain={() => void refetch()}
        alternative={
          <LinkButton tone="quiet" to={paths.studentExams}>
            {t.backToExams}
          </LinkButton>
        }
      />
    </main>
  );
}
