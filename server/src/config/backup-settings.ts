import path from 'node:path';
import type { SettingReader } from './setting-reader.ts';

/** By default only the embedded database is backed up; an external one has its own administrator. */
export function readBackup(
  { folder, number, boolean }: SettingReader,
  { dataDir, isEmbedded }: { dataDir: string; isEmbedded: boolean },
) {
  const nightly = boolean('BACKUP', isEmbedded);
  return {
    nightly,
    folder: folder('BACKUP_DIR', path.join(dataDir, 'backups')),
    /** Days between two restores as a test; 0 turns them off. */
    rehearsalDays: number('BACKUP_REHEARSAL_DAYS', nightly ? 1 : 0, 0, 366),
  };
}
