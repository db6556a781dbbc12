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
    // always rendered: screen readers announce only changes of a live region
    <p role="status" className="ml-auto min-w-0 pr-2 pl-1 text-right text-small leading-tight text-ink-soft">
      {since !== null && t.asOf({ time: format.dateTime(since) })}
    </p>
  );
}
