import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { paths } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { TimeUntil } from '../list/time-until.tsx';
import { texts } from './texts.ts';

/** An exam that was handed in and whose results come later, or never if it was cancelled. */
export function WaitingForRelease({ releaseAt }: { releaseAt: string | null }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const back = <LinkButton to={paths.studentExams}>{t.backToExams}</LinkButton>;
  if (releaseAt === null) {
    return (
      <main id="main" className="page py-8">
        <EmptyState heading="h1" title={t.noResults} action={back}>
          {t.noResultsText}
        </EmptyState>
      </main>
    );
  }
  return (
    <main id="main" className="page grid justify-items-center gap-4 py-8">
      <EmptyState heading="h1" title={t.handedIn}>
        {t.resultsOnText}
      </EmptyState>
      <p className="text-lead font-semibold">{t.resultsOn({ time: format.indianDateTime(releaseAt) })}</p>
      <TimeUntil label={t.resultsIn} time={releaseAt} clockOffset={0} />
      {back}
    </main>
  );
}
