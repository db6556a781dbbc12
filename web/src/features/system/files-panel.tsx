import type { SystemState } from '@sikhya/contract/system.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';

const KINDS = { disk: 'On disk', s3: 'In an object store (S3)' };
/** Below this, uploads and the database soon fail. */
const LOW_SPACE_BYTES = 2 * 1024 ** 3;

type FilesPanelProps = {
  storage: SystemState['storage'];
  files: NonNullable<SystemState['stored']>['files'] | undefined;
};

export function FilesPanel({ storage: { kind, place, disk }, files }: FilesPanelProps) {
  return (
    <Panel title="Files">
      <Facts
        facts={[
          { label: 'Storage', value: KINDS[kind] },
          { label: kind === 'disk' ? 'Folder' : 'Bucket', value: place },
          { label: 'Files', value: files ? formatNumber(files.count) : '–' },
          { label: 'Total size', value: files ? formatBytes(files.bytes) : '–' },
          ...(disk
            ? [
                {
                  label: 'Free disk space',
                  value: (
                    <span className="inline-flex flex-wrap items-center justify-end gap-2">
                      {disk.freeBytes < LOW_SPACE_BYTES && <Badge tone="wrong">Low</Badge>}
                      {formatBytes(disk.freeBytes)} of {formatBytes(disk.totalBytes)}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
