import type { SystemState } from '@sikhya/contract/system.ts';
import { formatBytes, formatDateTime, formatMilliseconds } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';

export function ProgramPanel({ program }: { program: SystemState['program'] }) {
  const { version, commit, node, process, upSince, memoryBytes, delayMs } = program;
  return (
    <Panel title="Program" note="The process that responded. Others may share its database.">
      <Facts
        facts={[
          { label: 'Version', value: commit ? `${version} (${commit})` : version },
          { label: 'Up since', value: formatDateTime(Date.parse(upSince)) },
          { label: 'Process', value: process },
          { label: 'Node', value: node },
          { label: 'Memory', value: formatBytes(memoryBytes) },
          { label: 'Event loop delay', value: formatMilliseconds(delayMs) },
        ]}
      />
    </Panel>
  );
}
