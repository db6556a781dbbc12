import { toOdiaDigits } from '@sikhya/contract/language/digits.ts';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { CONTROL_STYLE } from '../../../ui/control-style.ts';
import { parsePageNumber } from '../keyboard.ts';
import { texts } from '../texts.ts';

type PageJumpProps = { page: number; pageCount: number; onJump: (page: number) => void };

/** The current page in a field, in which another page number can be entered. */
export function PageJump({ page, pageCount, onJump }: PageJumpProps) {
  const t = useTexts(texts);
  const id = useId();
  const { digits } = useLocale();
  const pageText = digits === 'odia' ? toOdiaDigits(String(page)) : String(page);
  const [text, setText] = useState(pageText);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    setText(pageText);
    setInvalid(false);
  }, [pageText]);

  const jump = (event: SubmitEvent) => {
    event.preventDefault();
    const target = parsePageNumber(text, pageCount);
    setInvalid(target === null);
    if (target !== null && target !== page) onJump(target);
  };
  return (
    <form onSubmit={jump} noValidate className="relative flex items-center gap-2">
      <div className="w-16">
        <input
          aria-label={t.pageField}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (!isInvalid) setText(pageText);
          }}
          className={`${CONTROL_STYLE} text-center tabular-nums`}
        />
      </div>
      <span className="text-small whitespace-nowrap text-ink-soft tabular-nums">
        {t.ofTotal({ total: pageCount })}
      </span>
      {isInvalid && (
        <p
          id={id}
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 w-max max-w-64 rounded-soft border border-line bg-sheet px-3 py-2 text-small text-wrong shadow-lift"
        >
          {pageCount === 1 ? t.onlyOnePage({ page: 1 }) : t.typePage({ first: 1, total: pageCount })}
        </p>
      )}
    </form>
  );
}
