import { useMutation } from '@tanstack/react-query';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { richText } from '../../../../language/rich-text.tsx';
import { useInLanguage } from '../../../../language/use-in-language.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { texts } from '../texts.ts';
import { useConfirmDiscard } from './discard-local-draft.tsx';
import type { LocalDraft } from './local-draft-store.ts';

type LocalDraftOfferProps = {
  draft: LocalDraft;
  isCourseDeleted: boolean;
  /** Takes the deleted course out of the bin; null if that is not possible. */
  onRestore: (() => Promise<void>) | null;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Offers a local draft. The form is shown after the admin has continued or discarded it. */
export function LocalDraftOffer(props: LocalDraftOfferProps) {
  const { draft, isCourseDeleted, onRestore, onContinue, onDiscard } = props;
  const t = useTexts(texts);
  const { title } = useInLanguage(draft.form);
  const date = useFormatter().dateTime(draft.savedAt);
  const confirmDiscard = useConfirmDiscard();
  const restore = useMutation({ mutationFn: async () => onRestore?.(), onSuccess: onContinue });
  return (
    <section
      aria-labelledby="local-draft-offer"
      className="grid max-w-2xl gap-4 rounded-soft border border-marigold bg-marigold-soft p-5"
    >
      <div>
        <h2 id="local-draft-offer" className="text-h3">
          {t.draftOffer}
        </h2>
        {isCourseDeleted && (
          <p className="mt-1">{onRestore ? t.draftOfCourseInBin : t.draftOfDeletedCourse}</p>
        )}
        <p className="mt-1 line-clamp-3 wrap-anywhere">
          {richText(title ? t.titleLastChanged({ date }) : t.lastChanged({ date }), {
            title: () => <span lang={getLang(title)}>“{title}”</span>,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onRestore && (
          <Button busy={restore.isPending} onClick={() => restore.mutate()}>
            {t.restoreAndContinue}
          </Button>
        )}
        <Button tone={onRestore ? 'soft' : 'main'} onClick={onContinue}>
          {onRestore ? t.continueAsNew : t.continueDraft}
        </Button>
        <Button
          tone="quiet"
          onClick={async () => (await confirmDiscard({ title, savedAt: draft.savedAt })) && onDiscard()}
        >
          {t.discard}
        </Button>
      </div>
      {restore.isError && (
        <p role="alert" className="text-wrong">
          <FailureText error={restore.error} />
        </p>
      )}
    </section>
  );
}
