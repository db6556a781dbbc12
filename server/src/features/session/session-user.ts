import { type AdminRole, listPermissions } from '@sikhya/contract/permissions.ts';
import type { SessionUser } from '@sikhya/contract/session.ts';

type Preferences = Pick<SessionUser, 'language' | 'digits'>;

export type Admin = Preferences & { id: string; username: string; role: AdminRole; hasWeakPassword: boolean };

type Student = Preferences & {
  id: string;
  name: string;
  email: string;
  photoUrl: string;
  eraseAt: Date | null;
};

export function toAdminUser(
  { id, username, role, language, digits, hasWeakPassword }: Admin,
  mustSetUp: boolean,
): SessionUser {
  const accountTask = mustSetUp ? 'set-up-second-factor' : hasWeakPassword ? 'change-password' : undefined;
  return {
    _id: id,
    role: 'admin',
    name: username,
    email: '',
    username,
    googleProfile: null,
    purchasedCourses: [],
    adminRole: role,
    permissions: listPermissions(role),
    language,
    digits,
    ...(accountTask && { accountTask }),
  };
}

export function toStudentUser({
  id,
  name,
  email,
  photoUrl,
  language,
  digits,
  eraseAt,
}: Student): SessionUser {
  return {
    _id: id,
    role: 'student',
    name,
    email,
    username: name,
    googleProfile: { name, photoUrl, email },
    purchasedCourses: [],
    adminRole: null,
    permissions: [],
    language,
    digits,
    ...(eraseAt && { accountTask: 'restore-account' as const }),
  };
}
