import { useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTexts } from '../language/locale.tsx';
import { useNavigate } from '../language/navigation.tsx';
import { Button } from '../ui/button.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { checkServerNow, isWaitingForServer, onWaitingChange } from './connection.ts';
import { texts } from './texts.ts';

/** Explains why a tapped link has not opened yet. The page opens when the connection is back. */
export function OfflineNotice() {
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
  const isWaiting = useSyncExternalStore(onWaitingChange, isWaitingForServer, () => false);
  const isLeaving = useNavigation().state !== 'idle';
  const location = useLocation();
  const navigate = useNavigate();
  // a navigation to the current page cancels the pending one
  const stay = () => void navigate(location, { replace: true, state: location.state });
  return (
    // always rendered: screen readers announce only changes of a live region
    <div role="status" data-above-modal className="fixed inset-x-3 top-19 z-30 mx-auto max-w-xl">
      {isWaiting && isLeaving && (
        <div className="flex animate-rise-in flex-wrap items-center justify-end gap-2 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift">
          <p className="min-w-0 grow basis-56 text-small">{t.opensWhenOnline}</p>
          <Button tone="quiet" size="small" onClick={stay}>
            {t.stayHere}
          </Button>
          <Button tone="quiet" size="small" onClick={checkServerNow}>
            {tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
