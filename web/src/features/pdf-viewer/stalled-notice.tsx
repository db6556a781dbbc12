import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

/** Shown over the document when its download has stopped. Pages that were drawn stay readable. */
export function StalledNotice({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  const t = useTexts(texts);
  const { tryAgain } = useTexts(uiTexts);
  return (
    <div
      role="alert"
      className="absolute inset-x-3 bottom-3 z-20 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="min-w-0 grow basis-48 text-small">{t.stalled({ reason })}</p>
      <Button size="small" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}
