import type { AdminGrievance, Grievance } from '@sikhya/contract/grievances.ts';
import type { GrievanceRow } from './queries.ts';
import { isOverdue } from './rules.ts';

export function toGrievance({
  id,
  number,
  kind,
  text,
  createdAt,
  dueAt,
  answer,
  ...row
}: GrievanceRow): Grievance {
  return {
    _id: id,
    number,
    kind,
    text,
    sentAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

export function toAdminGrievance(row: GrievanceRow, now: Date): AdminGrievance {
  const { name, email, studentId, answeredBy } = row;
  return { ...toGrievance(row), name, email, studentId, answeredBy, isOverdue: isOverdue(row, now) };
}
