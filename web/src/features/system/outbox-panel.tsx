import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

type Outbox = NonNullable<SystemState['stored']>['outbox'];

export function OutboxPanel({ outbox: { waiting, oldestAt, deadCounts } }: { outbox: Outbox }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.outbox}>
      <Facts
        facts={[
          { label: t.waitingDeliveries, value: format.number(waiting) },
          { label: t.oldestDelivery, value: oldestAt ? format.dateTime(oldestAt) : '–' },
          { label: t.deadDeliveries, value: format.number(deadCounts.email + deadCounts.push) },
        ]}
      />
    </Panel>
  );
}
