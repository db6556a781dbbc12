import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { CONTROL_STYLE } from '../../../ui/control-style.ts';
import { typedPage } from '../keys.ts';

type PageJumpProps = { page: number; pages: number; onJump: (page: number) => void };

/** Where one is, and a field to go elsewhere. What is no page is refused here, and the page stays. */
export function PageJump({ page, pages, onJump }: PageJumpProps) {
  const id = useId();
  const [text, setText] = useState(String(page));
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    setText(String(page));
    setRefused(false);
  }, [page]);

  const jump = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typedPage(text, pages);
    setRefused(wanted === null);
    if (wanted !== null && wanted !== page) onJump(wanted);
  };
  return (
    <form onSubmit={jump} noValidate className="relative flex items-center gap-2">
      <div className="w-16">
        <input
          aria-label="Page"
          aria-invalid={refused}
          aria-describedby={refused ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (!refused) setText(String(page));
          }}
          className={`${CONTROL_STYLE} text-center tabular-nums`}
        />
      </div>
      <span className="text-small whitespace-nowrap text-ink-soft tabular-nums">of {pages}</span>
      {refused && (
        <p
          id={id}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 w-max max-w-64 rounded-soft border border-line bg-sheet px-3 py-2 text-small text-wrong shadow-lift"
        >
          {pages === 1 ? 'This document has only page 1.' : `Type a page from 1 to ${pages}.`}
        </p>
      )}
    </form>
  );
}
