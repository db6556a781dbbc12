import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { richText } from '../../../../language/rich-text.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { storePendingSave } from '../saving/pending-save-store.ts';
import { texts } from '../texts.ts';
import { type LocalDraftSummary, removeLocalDraft } from './local-draft-store.ts';

/** Asks whether a local draft may be discarded. */
export function useConfirmDiscard(): (
  draft: Pick<LocalDraftSummary, 'title' | 'savedAt'>,
) => Promise<boolean> {
  const t = useTexts(texts);
  const format = useFormatter();
  const confirm = useConfirm();
  return ({ title, savedAt }) => {
    const date = format.dateTime(savedAt);
    return confirm({
      title: t.discardTitle,
      text: (
        <span className="line-clamp-4 wrap-anywhere">
          {richText(title ? t.discardTitled({ date }) : t.discardText({ date }), {
            title: () => <span lang={getLang(title)}>“{title}”</span>,
          })}
        </span>
      ),
      yes: t.discard,
      no: t.keepDraft,
      danger: true,
    });
  };
}

export async function discardLocalDraft(id: string): Promise<void> {
  // without IndexedDB there is nothing to remove
  await Promise.all([removeLocalDraft(id).catch(() => {}), storePendingSave(id, null)]);
}
