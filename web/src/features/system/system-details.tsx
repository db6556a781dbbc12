import type { SystemState } from '@sikhya/contract/system.ts';
import { formatMilliseconds, formatNumber } from '../../lib/format.ts';
import { Figures } from '../../ui/figures.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { DatabasePanel } from './database-panel.tsx';
import { ErrorList } from './error-list.tsx';
import { FilesPanel } from './files-panel.tsx';
import { JobList } from './job-list.tsx';
import { ProgramPanel } from './program-panel.tsx';

export function SystemDetails({ state }: { state: SystemState }) {
  const { program, stored, storage, backup, errors, now } = state;
  const upMs = Date.parse(now) - Date.parse(program.upSince);
  return (
    <div className="grid gap-6">
      {!stored && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          The database does not respond. This page shows only what this process knows. The server recovers
          automatically when the database is back.
        </p>
      )}
      <Figures
        figures={[
          { label: 'Uptime', value: formatMilliseconds(Math.max(0, upMs)) },
          { label: 'Database response time', value: stored && formatMilliseconds(stored.database.pingMs) },
          { label: 'Running tests', value: stored && formatNumber(stored.attemptsOpen) },
          { label: 'Locked sign-ins', value: stored && formatNumber(stored.lockedOut) },
        ]}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <ProgramPanel program={program} />
        <DatabasePanel database={stored?.database} />
        <FilesPanel storage={storage} files={stored?.files} />
        <BackupPanel backup={backup} now={now} />
      </div>
      {stored && <JobList jobs={stored.jobs} now={now} />}
      <ErrorList errors={errors} isOnlyThisProcess={!stored} />
    </div>
  );
}
