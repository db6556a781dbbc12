import { useEffect, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { mayHaveChapters } from '../../lib/offline-chapters/chapters-hint.ts';
import { getSignOutReason } from '../../lib/sign-out-reason.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** On the login screen: chapters wait on this device for a student whose session has expired. Anybody may remove them. */
export function KeptChapters() {
  const t = useTexts(texts);
  const [state, setState] = useState<'none' | 'kept' | 'removed'>('none');
  useEffect(() => {
    if (!mayHaveChapters()) return;
    // the decision to keep them may still be under way
    if (getSignOutReason()?.isExpired) setState('kept');
    else void areKept().then((isKept) => isKept && setState('kept'));
  }, []);
  const remove = async () => {
    const { removeKeptChapters } = await import('../../lib/offline-chapters/end-chapters.ts');
    await removeKeptChapters();
    setState('removed');
  };
  return (
    // always rendered: screen readers announce only changes of a live region
    <div role="status" className="mb-5 empty:hidden">
      {state === 'kept' && (
        <div className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
          <p className="min-w-0 grow basis-56">{t.keptUntilSignIn}</p>
          <Button tone="quiet" size="small" onClick={() => void remove()}>
            {t.removeThem}
          </Button>
        </div>
      )}
      {state === 'removed' && <p className="text-small text-ink-soft">{t.keptRemoved}</p>}
    </div>
  );
}

async function areKept(): Promise<boolean> {
  const { areChaptersKept } = await import('../../lib/offline-chapters/end-chapters.ts');
  return areChaptersKept();
}
