import { memo } from 'react';
import { getLang } from '../../../../lib/odia.ts';
import { useDebounced } from '../use-debounced.ts';

type RowTitleProps = {
  /** For example Chapter 2. */
  name: string;
  title: string;
  /** For example 3 questions. */
  count?: string;
};

export const RowTitle = memo(function RowTitle({ name, count, ...rest }: RowTitleProps) {
  // changed when typing pauses, because it makes the browser lay out and paint the page again
  const title = useDebounced(rest.title);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="line-clamp-2 min-w-0">
        <span className="font-normal text-ink-soft">{name}</span>
        {title && (
          <>
            <span className="font-normal text-ink-soft">: </span>
            <span lang={getLang(title)}>{title}</span>
          </>
        )}
      </span>
      {count && <span className="font-text text-small font-normal text-ink-soft">{count}</span>}
    </span>
  );
});
