import { EdgeButton } from './edge-button.tsx';

type SwitchProps = { on: boolean; loading: boolean; notice: string; onToggle: () => void };

/** Switches Odia typing, and says why it could not be switched on. */
export function Switch({ on, loading, notice, onToggle }: SwitchProps) {
  return (
    <>
      <EdgeButton
        lit={on}
        role="switch"
        aria-checked={on}
        aria-label="Odia typing"
        aria-busy={loading}
        aria-keyshortcuts="Control+G"
        title="Type Odia with Latin letters (Ctrl+G)"
        onClick={onToggle}
      >
        <span>
          Odia
          <br />
          {loading ? '…' : on ? 'on' : 'off'}
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
