import { EdgeButton } from './edge-button.tsx';

type TypingSwitchProps = { isOn: boolean; isLoading: boolean; notice: string; onToggle: () => void };

/** Switches Odia typing on and off, and shows why it could not be switched on. */
export function TypingSwitch({ isOn, isLoading, notice, onToggle }: TypingSwitchProps) {
  return (
    <>
      <EdgeButton
        isActive={isOn}
        role="switch"
        aria-checked={isOn}
        aria-label="Odia typing"
        aria-busy={isLoading}
        aria-keyshortcuts="Control+G"
        title="Type Odia with Latin letters (Ctrl+G)"
        onClick={onToggle}
      >
        <span>
          Odia
          <br />
          {isLoading ? '…' : isOn ? 'on' : 'off'}
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
