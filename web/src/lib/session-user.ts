import type { Digits, Language } from '@sikhya/contract/language/language.ts';
import type { AdminRole, Permission } from '@sikhya/contract/permissions.ts';
import type { SessionUser } from '@sikhya/contract/session.ts';

export type Role = 'student' | 'admin' | 'guest';

/** The signed-in person, as stored in the browser. It grants no access: the server checks only the token. */
export type Session = {
  isAuthenticated: boolean;
  role: Role;
  name: string;
  email: string;
  username: string;
  googleProfile: { name: string; photoUrl: string; email: string } | null;
  purchasedCourses: string[];
  /** Null unless an admin is signed in. */
  adminRole: AdminRole | null;
  /** The permissions, by which screens choose what to offer. */
  permissions: Permission[];
  /** The choices stored with the account; null until the person has chosen. */
  language: Language | null;
  digits: Digits | null;
  /** The step that the person has to take in their account; null if there is none. */
  accountTask: SessionUser['accountTask'] | null;
};

export const GUEST: Session = {
  isAuthenticated: false,
  role: 'guest',
  name: '',
  email: '',
  username: '',
  googleProfile: null,
  purchasedCourses: [],
  adminRole: null,
  permissions: [],
  language: null,
  digits: null,
  accountTask: null,
};

/** Fills missing names from the Google profile, and missing names of the profile from the user. */
export function toSession(user: Partial<SessionUser>): Session {
  const profile = user.googleProfile ?? undefined;
  return {
    isAuthenticated: true,
    role: user.role === 'student' || user.role === 'admin' ? user.role : 'guest',
    name: user.name || profile?.name || '',
    email: user.email || profile?.email || '',
    username: user.username || profile?.name || '',
    googleProfile: profile
      ? {
          name: profile.name || user.name || '',
          photoUrl: profile.photoUrl || '',
          email: profile.email || user.email || '',
        }
      : null,
    purchasedCourses: user.purchasedCourses ?? [],
    adminRole: user.adminRole ?? null,
    permissions: user.permissions ?? [],
    language: user.language ?? null,
    digits: user.digits ?? null,
    accountTask: user.accountTask ?? null,
  };
}
