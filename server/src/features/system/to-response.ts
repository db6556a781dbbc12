import type { DeadDelivery, SystemError, SystemState } from '@sikhya/contract/system.ts';
import type { Rehearsal, readRehearsals } from '../../backup/rehearsal-queries.ts';
import type { ReplicaState } from '../../database/replica/replica.ts';
import type { ErrorRow, JobRun } from './queries.ts';

type Stored = NonNullable<SystemState['stored']>;
type JobResponse = Stored['jobs'][number];

export function toReplicaResponse({
  problem,
  since,
  bytesBehind,
}: ReplicaState): Stored['database']['replica'] {
  return { state: problem ?? 'in-use', since: since.toISOString(), bytesBehind };
}

export function toErrorResponse({ at, ...row }: ErrorRow): SystemError {
  return { ...row, at: at.toISOString() };
}

type DeliveryRow = {
  id: string;
  studentId: string | null;
  channel: DeadDelivery['channel'];
  tries: number;
  lastError: string | null;
  finishedAt: Date | null;
};

export function toDeadDelivery({
  id,
  studentId,
  channel,
  tries,
  lastError,
  finishedAt,
}: DeliveryRow): DeadDelivery {
  return { id, studentId, channel, tries, error: lastError ?? '', at: finishedAt!.toISOString() };
}

export function toJobResponse({
  name,
  startedAt,
  endedAt,
  lastMs,
  succeededAt,
  failedAt,
  failure,
  runs,
  failures,
}: JobRun): JobResponse {
  return {
    name,
    startedAt: startedAt.toISOString(),
    running: endedAt === null,
    lastMs,
    succeededAt: succeededAt?.toISOString() ?? null,
    failure: failedAt && { at: failedAt.toISOString(), message: failure ?? '' },
    runs,
    failures,
  };
}

export function toRehearsalsResponse({
  last,
  succeededAt,
}: Awaited<ReturnType<typeof readRehearsals>>): Stored['rehearsals'] {
  return { last: last && toRehearsalResponse(last), succeededAt: succeededAt?.toISOString() ?? null };
}

function toRehearsalResponse({
  tables,
  rows,
  files,
  lostFiles,
  madeAt,
  startedAt,
  endedAt,
  ...rest
}: Rehearsal): NonNullable<Stored['rehearsals']['last']> {
  const hasFigures = tables !== null && rows !== null && files !== null && lostFiles !== null;
  return {
    ...rest,
    madeAt: madeAt.toISOString(),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    figures: hasFigures ? { tables, rows, files, lostFiles } : null,
  };
}
