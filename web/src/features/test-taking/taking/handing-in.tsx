import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';

type HandingInProps = { hasFailed: boolean; isStoredOnDevice: boolean; onTryAgain: () => void };

/** Shown from the hand-in until the result has arrived. Offline it keeps trying, and no answer is lost. */
export function HandingIn({ hasFailed, isStoredOnDevice, onTryAgain }: HandingInProps) {
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
  return (
    <main id="main" className="page py-16">
      <div className="mx-auto flex max-w-md flex-col items-center gap-4 text-center">
        <IkatBorder className="mb-2 w-40" />
        <h1 className="flex items-center gap-3 text-h2" aria-live="polite">
          <Spinner />
          {t.handingIn}
        </h1>
        {hasFailed && (
          <>
            <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
              {t.handInFailed}
            </p>
            <p className="text-ink-soft">{isStoredOnDevice ? t.handInLater : t.handInLaterKeepOpen}</p>
            <Button tone="quiet" onClick={onTryAgain}>
              {tryAgain}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
