import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

const KINDS = { disk: 'onDisk', s3: 'inObjectStore' } as const;
/** Below this, uploads and the database soon fail. */
const LOW_SPACE_BYTES = 2 * 1024 ** 3;

type FilesPanelProps = {
  storage: SystemState['storage'];
  files: NonNullable<SystemState['stored']>['files'] | undefined;
};

export function FilesPanel({ storage: { kind, place, disk }, files }: FilesPanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={t.files}>
      <Facts
        facts={[
          { label: t.storage, value: t[KINDS[kind]] },
          { label: kind === 'disk' ? t.folder : t.bucket, value: place },
          { label: t.files, value: files ? format.number(files.count) : '–' },
          { label: t.totalSize, value: files ? format.bytes(files.bytes) : '–' },
          ...(disk
            ? [
                {
                  label: t.freeDiskSpace,
                  value: (
                    <span className="inline-flex flex-wrap items-center justify-end gap-2">
                      {disk.freeBytes < LOW_SPACE_BYTES && <Badge tone="wrong">{t.low}</Badge>}
                      {t.usedOf({ used: format.bytes(disk.freeBytes), total: format.bytes(disk.totalBytes) })}
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
