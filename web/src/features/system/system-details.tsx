import type { SystemState } from '@sikhya/contract/system.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Figures } from '../../ui/figures.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { DatabasePanel } from './database-panel.tsx';
import { DeadDeliveries } from './dead-deliveries.tsx';
import { ErrorList } from './error-list.tsx';
import { FilesPanel } from './files-panel.tsx';
import { JobList } from './job-list.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { RehearsalPanel } from './rehearsal-panel.tsx';
import { ReplicaPanel } from './replica-panel.tsx';
import { texts } from './texts.ts';

export function SystemDetails({ state }: { state: SystemState }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { program, stored, storage, backup, errors, now } = state;
  const upMs = Date.parse(now) - Date.parse(program.upSince);
  return (
    <div className="grid gap-6">
      {!stored && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          {t.databaseAway}
        </p>
      )}
      <Figures
        figures={[
          { label: t.uptime, value: format.milliseconds(Math.max(0, upMs)) },
          { label: t.databaseResponseTime, value: stored && format.milliseconds(stored.database.pingMs) },
          { label: t.runningTests, value: stored && format.number(stored.attemptsOpen) },
          { label: t.lockedSignIns, value: stored && format.number(stored.lockedOut) },
        ]}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <ProgramPanel program={program} />
        <DatabasePanel database={stored?.database} />
        {stored?.database.replica && <ReplicaPanel replica={stored.database.replica} />}
        <FilesPanel storage={storage} files={stored?.files} />
        <BackupPanel
          backup={backup}
          job={stored?.jobs.find(({ name }) => name === 'nightly-backup')}
          now={now}
        />
        {stored && (
          <RehearsalPanel rehearsals={stored.rehearsals} everyDays={backup.rehearsalDays} now={now} />
        )}
        {stored && <PaymentsPanel payments={stored.payments} now={now} />}
        {stored && <OutboxPanel outbox={stored.outbox} />}
      </div>
      {stored && stored.outbox.dead.length > 0 && <DeadDeliveries outbox={stored.outbox} />}
      {stored && <JobList jobs={stored.jobs} now={now} />}
      <ErrorList errors={errors} isOnlyThisProcess={!stored} />
    </div>
  );
}
