/** The permissions of admins. The session's role stays `admin`; the admin role decides which calls of admins are allowed. */
export const ADMIN_ROLES = ['owner', 'author', 'reviewer', 'support'] as const;

export type AdminRole = (typeof ADMIN_ROLES)[number];

export const PERMISSIONS = [
  /** The list of courses with titles, prices and counts, without their content. */
  'courses.list',
  /** The content of courses with the right answers, and results without the names of students. */
  'courses.read',
  'courses.edit',
  'courses.publish',
  'courses.delete',
  /** The right to choose the authors of a course. */
  'courses.assign',
  'files.upload',
  /** Exams and the question bank, with the right answers. */
  'exams.read',
  'exams.edit',
  'exams.publish',
  /** The list of exams, who takes them now, and results without names, questions or right answers. */
  'exams.results',
  /** Reports of students about questions, with the right answers; for an author, about questions of their courses. */
  'reports.read',
  'reports.decide',
  'students.read',
  'students.manage',
  /** Requests and grievances of people about their personal data. */
  'requests',
  /** Notices to people whose data was exposed. */
  'breaches',
  /** Messages to students, and the addresses of the newsletter. */
  'messages',
  'orders.read',
  'orders.refund',
  'coupons',
  /** Files with the personal data of many students. */
  'exports',
  'team',
  'activity',
  'system',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The permission that an endpoint requires of an admin; `any` for all admins. */
export type RequiredPermission = Permission | 'any';

/**
 * The one table of who may do what. An author may do it only to their own courses, and nobody but owners and support
 * people sees the data of students. Support people see no content of courses, and so no right answers.
 */
const PERMISSIONS_OF: Record<AdminRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  author: [
    'courses.list',
    'courses.read',
    'courses.edit',
    'courses.publish',
    'courses.delete',
    'files.upload',
    'reports.read',
  ],
  reviewer: [
    'courses.list',
    'courses.read',
    'courses.edit',
    'courses.publish',
    'courses.delete',
    'files.upload',
    'exams.read',
    'exams.edit',
    'exams.publish',
    'exams.results',
    'reports.read',
    'reports.decide',
  ],
  support: [
    'courses.list',
    'exams.results',
    'students.read',
    'students.manage',
    'requests',
    'messages',
    'orders.read',
    'orders.refund',
    'exports',
  ],
};

export function listPermissions(role: AdminRole): Permission[] {
  return [...PERMISSIONS_OF[role]];
}

/** False without a role, so that an admin whose role is unknown may do nothing. */
export function hasPermission(role: AdminRole | undefined, permission: RequiredPermission): boolean {
  if (role === undefined) return false;
  return permission === 'any' || PERMISSIONS_OF[role].includes(permission);
}
