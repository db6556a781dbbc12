import { formatDateTime } from '../../../../lib/format.ts';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Draft } from './draft-store.ts';
import { useDiscard } from './use-discard.tsx';

type DraftOfferProps = {
  draft: Draft;
  /** The course that was edited has been deleted. */
  isCourseGone: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Work that was not saved waits on this device. The form is shown once it is decided what becomes of it. */
export function DraftOffer({ draft, isCourseGone, onContinue, onDiscard }: DraftOfferProps) {
  const { title } = draft.form;
  const discard = useDiscard();
  return (
    <section
      aria-labelledby="draft-offer"
      className="grid max-w-2xl gap-4 rounded-soft border border-marigold bg-marigold-soft p-5"
    >
      <div>
        <h2 id="draft-offer" className="text-h3">
          You have unsaved work on this device
        </h2>
        {isCourseGone && (
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
          onClick={async () => (await discard({ title, savedAt: draft.savedAt })) && onDiscard()}
        >
          Discard
        </Button>
      </div>
    </section>
  );
}
