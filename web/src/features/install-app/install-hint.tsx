import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import {
  canOfferInstall,
  dismissInstall,
  onInstallPromptChange,
  openInstallSheet,
} from './install-prompt.ts';
import { texts } from './texts.ts';

/** Offers to install the app where the browser can. Either answer hides it for three months. */
export function InstallHint() {
  const t = useTexts(texts);
  const { name: site } = useSite();
  const canOffer = useSyncExternalStore(onInstallPromptChange, canOfferInstall, () => false);
  const [isAnswered, setAnswered] = useState(false);
  if (!canOffer || isAnswered) return null;
  const answer = () => {
    dismissInstall();
    setAnswered(true);
  };
  const install = () => {
    answer();
    void openInstallSheet();
  };
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-2 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="min-w-0 grow basis-56 text-small">{t.offer({ site })}</p>
      <Button tone="quiet" size="small" onClick={answer}>
        {t.notNow}
      </Button>
      <Button size="small" onClick={install}>
        {t.install}
      </Button>
    </div>
  );
}
