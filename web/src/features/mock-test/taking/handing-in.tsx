import { Button } from '../../../ui/button.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type HandingInProps = { hasFailed: boolean; isStoredOnDevice: boolean; onTryAgain: () => void };

/** Shown from the hand-in until the result has arrived. Offline it keeps trying, and no answer is lost. */
export function HandingIn({ hasFailed, isStoredOnDevice, onTryAgain }: HandingInProps) {
  return (
    <main id="main" className="page py-16">
      <div className="mx-auto flex max-w-md flex-col items-center gap-4 text-center">
        <IkatBorder className="mb-2 w-40" />
        <h1 className="flex items-center gap-3 text-h2" aria-live="polite">
          <Spinner />
          Handing in…
        </h1>
        {hasFailed && (
          <>
            <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
              Test completed but results could not be saved. Please check your connection.
            </p>
            <p className="text-ink-soft">
              {isStoredOnDevice
                ? 'Your answers stay on this device and are handed in automatically when the network is back.'
                : 'Your answers are handed in automatically when the network is back. Keep this page open until then.'}
            </p>
            <Button tone="quiet" onClick={onTryAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
