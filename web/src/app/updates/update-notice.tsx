import { useSyncExternalStore } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { isThisTabBusy, onBusyChange } from '../../lib/busy.ts';
import { useSite } from '../../lib/site.ts';
import { setUpdate } from '../../lib/update-store.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Offers the new version, but not during a test, practice or an edit. */
export function UpdateNotice({ onTake }: { onTake: () => void }) {
  const t = useTexts(texts);
  const { name: site } = useSite();
  const isBusy = useSyncExternalStore(onBusyChange, isThisTabBusy);
  if (isBusy) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-2 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="min-w-0 grow basis-56 text-small">{t.newVersion({ site })}</p>
      <Button tone="quiet" size="small" onClick={() => setUpdate(null)}>
        {t.later}
      </Button>
      <Button tone="soft" size="small" onClick={onTake}>
        {t.update}
      </Button>
    </div>
  );
}
