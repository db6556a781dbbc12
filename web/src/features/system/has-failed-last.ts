import type { SystemState } from '@sikhya/contract/system.ts';

export type Job = NonNullable<SystemState['stored']>['jobs'][number];

/** Whether the last finished run of the job failed. */
export function hasFailedLast({ succeededAt, failure }: Job): boolean {
  return failure !== null && (succeededAt === null || failure.at > succeededAt);
}
