import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { scoreChangesQuery } from './api.ts';
import { texts } from './texts.ts';

/** Notifies the student once that scores have changed. */
export function ScoreChangeNotice() {
  const t = useTexts(texts);
  const { data } = useQuery(scoreChangesQuery);
  if (!data || data.totalNew === 0) return null;
  return (
    <p role="status" className="rounded-soft border border-marigold bg-sheet p-4">
      {t.changedNotice({ count: data.totalNew })}{' '}
      <TextLink to={paths.studentReports}>{t.showChanges}</TextLink>
    </p>
  );
}
