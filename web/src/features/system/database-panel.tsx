import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

type Database = NonNullable<SystemState['stored']>['database'];

export function DatabasePanel({ database }: { database: Database | undefined }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.database}>
      {database ? (
        <Facts facts={getFacts(database, t, format)} />
      ) : (
        <p className="text-wrong">{t.doesNotRespond}</p>
      )}
    </Panel>
  );
}

function getFacts(
  { version, own, sizeBytes, pingMs, pool, connections }: Database,
  t: Texts<typeof texts>,
  format: Formatter,
) {
  const inUse = { used: format.number(pool.inUse), total: format.number(pool.size) };
  const open = { used: format.number(connections.open), total: format.number(connections.allowed) };
  return [
    { label: 'PostgreSQL', value: (own ? t.embedded : t.external)({ version }) },
    { label: t.size, value: format.bytes(sizeBytes) },
    { label: t.responseTime, value: format.milliseconds(pingMs) },
    {
      label: t.ownConnections,
      value: pool.waiting > 0 ? t.usedOfWithWaiting({ ...inUse, waiting: pool.waiting }) : t.usedOf(inUse),
    },
    { label: t.allConnections, value: t.usedOf(open) },
  ];
}
