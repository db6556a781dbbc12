import { logout as logoutEndpoint, type SessionUser } from '@sikhya/contract/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { completeSession } from './complete-session.ts';
import { closeSession, currentSession, guestSession, onSessionChange, openSession } from './session-store.ts';
import type { Session } from './session-user.ts';

type Auth = Session & {
  login: (token: string, user: SessionUser) => void;
  logout: () => void;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSessionChange, currentSession, guestSession);
  const queryClient = useQueryClient();

  // what one person has seen is not for the next one on the same device
  const { isAuthenticated, role } = session;
  useEffect(() => {
    if (!isAuthenticated) queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [isAuthenticated, queryClient]);

  useEffect(() => {
    if (isAuthenticated && role === 'guest') void completeSession();
  }, [isAuthenticated, role]);

  const auth = useMemo(() => ({ ...session, login: openSession, logout }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Ends it here at once; that the server does not hear of it changes nothing for the person. */
function logout(): void {
  void call(logoutEndpoint, {}).catch(() => {});
  closeSession();
}
