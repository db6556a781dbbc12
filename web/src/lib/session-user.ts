import type { SessionUser } from '@sikhya/contract/session.ts';

export type Role = 'student' | 'admin' | 'guest';

/** Who is in front of the screen, as the browser keeps it. It opens no data: the server asks the token alone. */
export type Session = {
  isAuthenticated: boolean;
  role: Role;
  name: string;
  email: string;
  username: string;
  googleProfile: { name: string; photoUrl: string; email: string } | null;
  purchasedCourses: string[];
};

export const GUEST: Session = {
  isAuthenticated: false,
  role: 'guest',
  name: '',
  email: '',
  username: '',
  googleProfile: null,
  purchasedCourses: [],
};

/** What is missing in one place is taken from another: the person's own names and those of the profile. */
export function sessionFrom(user: Partial<SessionUser>): Session {
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
  };
}
