import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

export function ProgramPanel({ program }: { program: SystemState['program'] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { version, commit, node, process, upSince, memoryBytes, delayMs } = program;
  return (
    <Panel title={t.program} note={t.programNote}>
      <Facts
        facts={[
          { label: t.version, value: commit ? `${version} (${commit})` : version },
          { label: t.upSince, value: format.dateTime(upSince) },
          { label: t.process, value: process },
          { label: 'Node', value: node },
          { label: t.memory, value: format.bytes(memoryBytes) },
          { label: t.eventLoopDelay, value: format.milliseconds(delayMs) },
        ]}
      />
    </Panel>
  );
}
