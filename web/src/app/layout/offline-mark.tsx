import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getStaleSince } from '../../lib/person-data/offline-queries.ts';
import { texts } from '../texts.ts';

/** Tells how old the data on the screen is while the server cannot be reached. */
export function OfflineMark() {
  const t = useTexts(texts);
  const format = useFormatter();
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const since = useSyncExternalStore(subscribe, () => getStaleSince(client));
  return (
    <div className="ml-auto min-w-0">
      {/* always rendered: screen readers announce only changes of a live region; on a phone a line below the bar */}
      <p
        role="status"
        className="pr-2 pl-1 text-right text-small leading-tight text-ink-soft max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:bg-paper max-sm:px-4 max-sm:pt-1 max-sm:empty:hidden"
      >
        {since !== null && t.asOf({ time: format.dateTime(since) })}
      </p>
    </div>
  );
}
