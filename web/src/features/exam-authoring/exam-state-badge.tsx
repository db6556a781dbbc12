import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { ListedExam } from './api.ts';
import { texts } from './texts.ts';

const TONES = { draft: 'marigold', published: 'right', archived: 'plain', deleted: 'wrong' } as const;

type ExamStateBadgesProps = { exam: Pick<ListedExam, 'state' | 'cancelledAt' | 'hasUnpublishedChanges'> };

/** The state of an exam, whether it was cancelled, and whether students see an older version. */
export function ExamStateBadges({
  exam: { state, cancelledAt, hasUnpublishedChanges },
}: ExamStateBadgesProps) {
  const t = useTexts(texts);
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={TONES[state]}>{t[state]}</Badge>
      {cancelledAt && <Badge tone="wrong">{t.cancelled}</Badge>}
      {hasUnpublishedChanges && (state === 'published' || state === 'archived') && (
        <Badge tone="marigold">{t.unpublishedChanges}</Badge>
      )}
    </span>
  );
}
