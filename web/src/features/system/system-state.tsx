import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { systemQuery } from './api.ts';
import { SystemDetails } from './system-details.tsx';
import { SystemSkeleton } from './system-skeleton.tsx';

/** The state of the server; updates automatically. */
export function SystemState() {
  const system = useQuery(systemQuery);
  const reload = () => void system.refetch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-h2">System State</h1>
          <p className="text-small text-ink-soft">
            {system.data
              ? `Last updated at ${formatTime(system.data.now)}. Updates every 30 seconds.`
              : getLoadingText(system)}
          </p>
        </div>
        <Button tone="quiet" busy={system.isFetching} onClick={reload}>
          Reload
        </Button>
      </div>
      <QueryView query={system} loading={<SystemSkeleton />} isEmpty={() => false} empty={null}>
        {(state) => <SystemDetails state={state} />}
      </QueryView>
    </>
  );
}

function getLoadingText({ isFetching }: { isFetching: boolean }): string {
  return isFetching ? 'Loading…' : 'Could not be loaded';
}
