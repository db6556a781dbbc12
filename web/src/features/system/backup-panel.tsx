import type { SystemState } from '@sikhya/contract/system.ts';
import { formatBytes, formatDateTime, formatMilliseconds } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';

type BackupPanelProps = { backup: SystemState['backup']; now: string };

const STATE_BADGES = {
  fresh: <Badge tone="right">Fresh</Badge>,
  old: <Badge tone="wrong">Older than two days</Badge>,
  none: <Badge tone="marigold">None yet</Badge>,
};

export function BackupPanel({ backup: { nightly, folder, last, state }, now }: BackupPanelProps) {
  return (
    <Panel title="Backup">
      <Facts
        facts={[
          { label: 'State', value: STATE_BADGES[state] },
          ...(last
            ? [
                {
                  label: 'Last backup',
                  value: `${formatDateTime(Date.parse(last.madeAt))}, ${formatMilliseconds(Math.max(0, Date.parse(now) - Date.parse(last.madeAt)))} ago`,
                },
                { label: 'Size', value: formatBytes(last.bytes) },
                { label: 'Location', value: last.place },
              ]
            : [{ label: 'Folder', value: folder }]),
          { label: 'Every night', value: nightly ? 'Yes, at 2:30 am Indian time' : 'No' },
        ]}
      />
      {state !== 'fresh' && <p className="text-small text-ink-soft">{getAdvice(state, nightly)}</p>}
    </Panel>
  );
}

function getAdvice(state: 'old' | 'none', nightly: boolean): string {
  if (!nightly) {
    return 'This server makes no automatic backups. Set BACKUP=1, run “npm run backup” regularly, or make sure that your database and file hosting are backed up.';
  }
  return state === 'none'
    ? 'The first backup is made tonight. To make one now, run “npm run backup”.'
    : 'Check the job “Nightly backup” below and the free disk space. To make a backup now, run “npm run backup”.';
}
