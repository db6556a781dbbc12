import { formatDateTime } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { storePendingSave } from '../saving/pending-save-store.ts';
import { type LocalDraftSummary, removeLocalDraft } from './local-draft-store.ts';

/** Asks whether a local draft may be discarded. */
export function useConfirmDiscard(): (
  draft: Pick<LocalDraftSummary, 'title' | 'savedAt'>,
) => Promise<boolean> {
  const confirm = useConfirm();
  return ({ title, savedAt }) =>
    confirm({
      title: 'Discard this draft?',
      text: (
        <span className="line-clamp-4 wrap-anywhere">
          {title && <span lang={getLang(title)}>“{title}”, </span>}
          last changed on {formatDateTime(savedAt)}. It exists only on this device and cannot be restored.
        </span>
      ),
      yes: 'Discard',
      no: 'Keep it',
      danger: true,
    });
}

export async function discardLocalDraft(id: string): Promise<void> {
  // without IndexedDB there is nothing to remove
  await Promise.all([removeLocalDraft(id).catch(() => {}), storePendingSave(id, null)]);
}
