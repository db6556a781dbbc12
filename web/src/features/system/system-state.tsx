import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { systemQuery } from './api.ts';
import { SystemDetails } from './system-details.tsx';
import { SystemSkeleton } from './system-skeleton.tsx';
import { texts } from './texts.ts';

/** The state of the server; updates automatically. */
export function SystemState() {
  const t = useTexts(texts);
  const format = useFormatter();
  const system = useQuery(systemQuery);
  const reload = () => void system.refetch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-h2">{t.systemState}</h1>
          <p className="text-small text-ink-soft">
            {system.data
              ? t.lastUpdated({ time: format.time(system.data.now) })
              : system.isFetching
                ? t.loading
                : t.notLoaded}
          </p>
        </div>
        <Button tone="quiet" busy={system.isFetching} onClick={reload}>
          {t.reload}
        </Button>
      </div>
      <QueryView query={system} loading={<SystemSkeleton />} isEmpty={() => false} empty={null}>
        {(state) => <SystemDetails state={state} />}
      </QueryView>
    </>
  );
}
