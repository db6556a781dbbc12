import { formatDateTime } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { keepSent } from '../saving/sent-store.ts';
import { type DraftSummary, removeDraft } from './draft-store.ts';

/** Asks before unsaved work is thrown away. */
export function useDiscard(): (draft: Pick<DraftSummary, 'title' | 'savedAt'>) => Promise<boolean> {
  const confirm = useConfirm();
  return ({ title, savedAt }) =>
    confirm({
      title: 'Discard this draft?',
      text: (
        <span className="line-clamp-4 wrap-anywhere">
          {title && <span lang={getLang(title)}>“{title}”, </span>}
          last changed on {formatDateTime(savedAt)}. It exists only on this device and cannot be brought back.
        </span>
      ),
      yes: 'Discard',
      no: 'Keep it',
      danger: true,
    });
}

/** A device that keeps nothing has nothing to remove. */
export async function discardDraft(id: string): Promise<void> {
  await Promise.all([removeDraft(id).catch(() => {}), keepSent(id, null)]);
}
