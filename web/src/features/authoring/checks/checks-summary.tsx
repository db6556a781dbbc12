import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { checksQuery } from '../versions-api.ts';
import { texts } from './texts.ts';

type ChecksSummaryProps = { courseId: string; onShow: () => void };

/** How much the checks of the stored working copy found, with a button to the list. */
export function ChecksSummary({ courseId, onShow }: ChecksSummaryProps) {
  const t = useTexts(texts);
  const { data, error } = useQuery(checksQuery(courseId));
  if (!data) return <p className="text-ink-soft">{error ? t.failed : t.checking}</p>;
  const warnings = data.counts.reduce((sum, { count }) => sum + count, 0);
  if (data.totalRefusals + warnings === 0) return <p className="text-(--color-right)">{t.nothingFound}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-soft border border-line p-3">
      <div>
        {data.totalRefusals > 0 && <p className="text-wrong">{t.refusals({ count: data.totalRefusals })}</p>}
        {warnings > 0 && <p className="text-marigold-ink">{t.warnings({ count: warnings })}</p>}
      </div>
      <Button tone="quiet" size="small" onClick={onShow}>
        {t.showFindings}
      </Button>
    </div>
  );
}
