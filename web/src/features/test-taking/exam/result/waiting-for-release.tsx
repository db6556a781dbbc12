import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { paths } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { examQuery } from '../api.ts';
import { TimeUntil } from '../list/time-until.tsx';
import { texts } from './texts.ts';

type WaitingForReleaseProps = { examId: string; releaseAt: string | null };

/** An exam that was handed in and whose results come later, or never if it was cancelled. */
export function WaitingForRelease({ examId, releaseAt }: WaitingForReleaseProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { data } = useQuery(examQuery(examId));
  const title = data && inLanguage(data.exam, language).title;
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
      {title && (
        <p lang={getLang(title)} className="wrap-anywhere">
          {title}
        </p>
      )}
      <p className="text-lead font-semibold">{t.resultsOn({ time: format.indianDateTime(releaseAt) })}</p>
      <TimeUntil label={t.resultsIn} time={releaseAt} clockOffset={data?.clockOffset ?? 0} />
      {back}
    </main>
  );
}
