import { Button } from '../../../ui/button.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type HandingInProps = { notSaved: boolean; onDevice: boolean; onTryNow: () => void };

/** Between the last answer and the result. Without a network that takes a while, and nothing is lost by it. */
export function HandingIn({ notSaved, onDevice, onTryNow }: HandingInProps) {
  return (
    <main id="main" className="page py-16">
      <div className="mx-auto flex max-w-md flex-col items-center gap-4 text-center">
        <IkatBorder className="mb-2 w-40" />
        <h1 className="flex items-center gap-3 text-h2" aria-live="polite">
          <Spinner />
          Handing in…
        </h1>
        {notSaved && (
          <>
            <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
              Test completed but results could not be saved. Please check your connection.
            </p>
            <p className="text-ink-soft">
              {onDevice
                ? 'Your answers stay on this device, and are handed in by themselves when the network is back.'
                : 'Your answers are handed in by themselves when the network is back. Keep this page open until then.'}
            </p>
            <Button tone="quiet" onClick={onTryNow}>
              Try again
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
