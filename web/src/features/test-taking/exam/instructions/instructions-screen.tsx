import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { isRefusal } from '../../../../lib/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import type { OpenExam } from '../../attempt/open-attempts.ts';
import { IntroSkeleton } from '../../intro/intro-skeleton.tsx';
import { examQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { Instructions } from './instructions.tsx';
import { StartForm } from './start-form.tsx';

type InstructionsScreenProps = {
  examId: string;
  isLoading: boolean;
  /** Why the attempt that was on the screen is gone. */
  error: string | null;
  onOpen: (open: OpenExam) => void;
};

export function InstructionsScreen({
  examId,
  isLoading,
  error: attemptError,
  onOpen,
}: InstructionsScreenProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useQuery(examQuery(examId));
  if (isLoading || (data === undefined && (isFetching || !error)))
    return (
      <main id="main" aria-busy="true" className="page py-8">
        <IntroSkeleton heading={t.exam} isWide />
      </main>
    );
  return (
    <main id="main" className="page py-8">
      {data ? (
        <Instructions {...data}>
          <StartForm exam={data.exam} error={attemptError} onOpen={onOpen} />
        </Instructions>
      ) : (
        <LoadFailure
          error={error}
          isRefused={isRefusal(error)}
          title={t.instructionsFailed}
          onTryAgain={() => void refetch()}
          alternative={
            <LinkButton tone={isRefusal(error) ? 'main' : 'quiet'} to={paths.studentExams}>
              {t.backToExams}
            </LinkButton>
          }
        />
      )}
    </main>
  );
}
