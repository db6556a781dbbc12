import { formatDateTime } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
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
  const { title } = draft.form;
  const confirmDiscard = useConfirmDiscard();
  return (
    <section
      aria-labelledby="local-draft-offer"
      className="grid max-w-2xl gap-4 rounded-soft border border-marigold bg-marigold-soft p-5"
    >
      <div>
        <h2 id="local-draft-offer" className="text-h3">
          You have unsaved work on this device
        </h2>
        {isCourseDeleted && (
          <p className="mt-1">The course has been deleted. You can save your work as a new course.</p>
        )}
        <p className="mt-1 line-clamp-3 wrap-anywhere">
          {title && (
            <>
              <span lang={getLang(title)}>“{title}”</span>,{' '}
            </>
          )}
          last changed on {formatDateTime(draft.savedAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onContinue}>Continue with it</Button>
        <Button
          tone="quiet"
          onClick={async () => (await confirmDiscard({ title, savedAt: draft.savedAt })) && onDiscard()}
        >
          Discard
        </Button>
      </div>
    </section>
  );
}
