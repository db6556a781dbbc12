import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { replicaTexts } from './replica-texts.ts';

type ReplicaPanelProps = {
  replica: NonNullable<NonNullable<SystemState['stored']>['database']['replica']>;
};

/** Whether reads use the replica, and what to do if not. */
export function ReplicaPanel({ replica: { state, since, bytesBehind } }: ReplicaPanelProps) {
  const t = useTexts(replicaTexts);
  const format = useFormatter();
  const tone = state === 'in-use' ? 'right' : state === 'behind' ? 'marigold' : 'wrong';
  return (
    <Panel title={t.title}>
      <Facts
        facts={[
          { label: t.state, value: <Badge tone={tone}>{t[state]}</Badge> },
          { label: t.since, value: format.dateTime(since) },
          { label: t.behindBy, value: bytesBehind === null ? '–' : format.bytes(bytesBehind) },
        ]}
      />
      <p className="text-small text-ink-soft">{t[`${state}Advice`]}</p>
    </Panel>
  );
}
