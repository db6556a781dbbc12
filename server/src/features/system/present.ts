import type { SystemError, SystemState } from '@sikhya/contract/system.ts';
import type { ErrorRow, JobRun } from './queries.ts';

type JobResponse = NonNullable<SystemState['stored']>['jobs'][number];

export function toErrorResponse({ at, ...row }: ErrorRow): SystemError {
  return { ...row, at: at.toISOString() };
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
