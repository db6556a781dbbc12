import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { trackBottomBarHeight } from './track-bottom-bar-height.ts';

type EditorBarProps = {
  status: { text: string; isFailure: boolean; reloadLabel: string | null };
  /** The buttons at the end of the bar. */
  children: ReactNode;
};

/** The bar at the bottom of an editor: what is saved, and what can be done with it. */
export function EditorBar({ status: { text, isFailure, reloadLabel }, children }: EditorBarProps) {
  return (
    <div
      ref={trackBottomBarHeight}
      className="sticky bottom-0 z-20 -ml-4 -mr-[max(1rem,var(--edge-space,0px))] flex flex-wrap items-center justify-end gap-3 rounded-t-soft border border-b-0 border-line bg-sheet py-2 pr-[max(1rem,var(--edge-space,0px))] pl-4 shadow-lift sm:-mx-1 sm:px-4 sm:py-3"
    >
      <p className="min-w-0 grow basis-44 text-small text-ink-soft">
        {isFailure ? (
          <span role="alert" className="text-wrong">
            {text}
          </span>
        ) : (
          text
        )}
      </p>
      {reloadLabel && (
        <Button tone="quiet" onClick={() => window.location.reload()}>
          {reloadLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
