import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { richText } from '../../../../language/rich-text.tsx';
import { useInLanguage } from '../../../../language/use-in-language.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { texts } from '../texts.ts';
import { useConfirmDiscard } from './discard-local-draft.tsx';
import type { LocalDraft } from './local-draft-store.ts';

type LocalDraftOfferProps = {
  draft: LocalDraft;
  isCourseDeleted: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Offers a local draft. The form is shown after the admin has continued or discarded it. */
export function LocalDraftOffer({ draft, isCourseDeleted, onContinue, onDiscard }: LocalDraftOfferProps) {
  const t = useTexts(texts);
  const { title } = useInLanguage(draft.form);
  const date = useFormatter().dateTime(draft.savedAt);
  const confirmDiscard = useConfirmDiscard();
  return (
    <section
      aria-labelledby="local-draft-offer"
      className="grid max-w-2xl gap-4 rounded-soft border border-marigold bg-marigold-soft p-5"
    >
      <div>
        <h2 id="local-draft-offer" className="text-h3">
          {t.draftOffer}
        </h2>
        {isCourseDeleted && <p className="mt-1">{t.draftOfDeletedCourse}</p>}
        <p className="mt-1 line-clamp-3 wrap-anywhere">
          {richText(title ? t.titleLastChanged({ date }) : t.lastChanged({ date }), {
            title: () => <span lang={getLang(title)}>“{title}”</span>,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onContinue}>{t.continueDraft}</Button>
        <Button
          tone="quiet"
          onClick={async () => (await confirmDiscard({ title, savedAt: draft.savedAt })) && onDiscard()}
        >
          {t.discard}
        </Button>
      </div>
    </section>
  );
}
