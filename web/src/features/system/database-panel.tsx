import type { SystemState } from '@sikhya/contract/system.ts';
import { formatBytes, formatMilliseconds, formatNumber } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';

type Database = NonNullable<SystemState['stored']>['database'];

export function DatabasePanel({ database }: { database: Database | undefined }) {
  return (
    <Panel title="Database">
      {database ? (
        <Facts facts={getFacts(database)} />
      ) : (
        <p className="text-wrong">The database does not respond.</p>
      )}
    </Panel>
  );
}

function getFacts({ version, own, sizeBytes, pingMs, pool, connections }: Database) {
  const waiting = pool.waiting > 0 ? `, ${formatNumber(pool.waiting)} waiting` : '';
  return [
    { label: 'PostgreSQL', value: `${version}, ${own ? 'embedded' : 'external'}` },
    { label: 'Size', value: formatBytes(sizeBytes) },
    { label: 'Response time', value: formatMilliseconds(pingMs) },
    { label: 'Connections of this process', value: `${pool.inUse} of ${pool.size}${waiting}` },
    { label: 'All connections', value: `${connections.open} of ${connections.allowed}` },
  ];
}
