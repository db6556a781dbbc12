import { useTexts } from '../../language/locale.tsx';
import { EdgeButton } from './edge-button.tsx';
import { texts } from './texts.ts';

type TypingSwitchProps = { isOn: boolean; isLoading: boolean; notice: string; onToggle: () => void };

/** Switches Odia typing on and off, and shows why it could not be switched on. */
export function TypingSwitch({ isOn, isLoading, notice, onToggle }: TypingSwitchProps) {
  const t = useTexts(texts);
  return (
    <>
      <EdgeButton
        isActive={isOn}
        role="switch"
        aria-checked={isOn}
        aria-label={t.odiaTyping}
        aria-busy={isLoading}
        aria-keyshortcuts="Control+G"
        title={t.odiaTypingHint}
        onClick={onToggle}
      >
        <span>
          {t.odia}
          <br />
          {isLoading ? '…' : isOn ? t.on : t.off}
        </span>
      </EdgeButton>
      <p
        aria-live="polite"
        className="max-w-60 rounded-l-soft border border-wrong bg-sheet p-3 text-small empty:hidden"
      >
        {notice}
      </p>
    </>
  );
}
