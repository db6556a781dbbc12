import type { SystemState } from '@sikhya/contract/system.ts';
import { formatBytes, formatDateTime, formatMilliseconds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';

type BackupPanelProps = { backup: SystemState['backup']; now: string };

const SIGNS = {
  fresh: <Badge tone="right">Fresh</Badge>,
  old: <Badge tone="wrong">Older than two days</Badge>,
  none: <Badge tone="marigold">None yet</Badge>,
};

export function BackupPanel({ backup: { nightly, folder, last, state }, now }: BackupPanelProps) {
  return (
    <Panel title="Backup">
      <Facts
        facts={[
          { label: 'State', value: SIGNS[state] },
          ...(last
            ? [
                {
                  label: 'Last one',
                  value: `${formatDateTime(Date.parse(last.madeAt))}, ${formatMilliseconds(Math.max(0, Date.parse(now) - Date.parse(last.madeAt)))} ago`,
                },
                { label: 'Size', value: formatBytes(last.bytes) },
                { label: 'Where', value: last.place },
              ]
            : [{ label: 'Folder', value: folder }]),
          { label: 'Each night', value: nightly ? 'Yes, at 2:30 am in India' : 'No' },
        ]}
      />
      {state !== 'fresh' && <p className="text-small text-ink-soft">{getAdvice(state, nightly)}</p>}
    </Panel>
  );
}

function getAdvice(state: 'old' | 'none', nightly: boolean): string {
  if (!nightly) {
    return 'This server makes none by itself. Set BACKUP=1, run “npm run backup” from time to time, or see to it that whoever runs the database keeps copies, and of the files too.';
  }
  return state === 'none'
    ? 'The first is made in the coming night. For one now, run “npm run backup”.'
    : 'Look at the job “Nightly backup” below for what went wrong, and at the room on the disk. For one now, run “npm run backup”.';
}
