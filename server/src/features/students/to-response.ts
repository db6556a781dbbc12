import { toRupees } from '@sikhya/contract/money.ts';
import type { ListedStudent, StudentAct } from '@sikhya/contract/students.ts';
import type { AuditRow } from '../audit/service.ts';
import type { EnrolmentRow } from './queries.ts';

type StudentRow = {
  id: string;
  name: string;
  email: string;
  photoUrl: string;
  createdAt: Date;
  blockedAt: Date | null;
  eraseAt: Date | null;
  enrolments: EnrolmentRow[];
};

export function toListedStudent({
  id,
  name,
  email,
  photoUrl,
  createdAt,
  blockedAt,
  eraseAt,
  enrolments,
}: StudentRow): ListedStudent {
  return {
    _id: id,
    email,
    googleProfile: { name, email, photoUrl },
    createdAt: createdAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    eraseAt: eraseAt?.toISOString() ?? null,
    enrolledCourses: enrolments.map((enrolment) => ({
      courseId: {
        _id: enrolment.courseId,
        title: enrolment.title,
        odiaTitles: { title: enrolment.odiaTitle },
        price: toRupees(enrolment.pricePaise),
      },
      enrolledAt: new Date(enrolment.enrolledAt).toISOString(),
      status: enrolment.status,
      amount: toRupees(enrolment.amountPaise),
    })),
  };
}

/** The details of an action in the audit log, besides who, when and which. */
export type ActionDetails = {
  courseTitle?: string;
  odiaCourseTitle?: string | undefined;
  method?: string;
  amountPaise?: number;
  note?: string;
};

export function toStudentAction({ at, actor, action, details }: AuditRow): StudentAct {
  const { courseTitle, odiaCourseTitle, method, amountPaise, note } = details as ActionDetails;
  return {
    at: at.toISOString(),
    actor,
    action: action as StudentAct['action'],
    courseTitle: courseTitle ?? null,
    odiaTitles: { courseTitle: odiaCourseTitle ?? null },
    method: method ?? null,
    amount: amountPaise === undefined ? null : toRupees(amountPaise),
    note: note ?? '',
  };
}
