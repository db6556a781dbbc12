import { logout as logoutEndpoint, type SessionUser } from '@sikhya/contract/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { loadSessionUser } from './load-session-user.ts';
import { endSession, getGuestSession, getSession, onSessionChange, startSession } from './session-store.ts';
import type { Session } from './session-user.ts';

type Auth = Session & {
  login: (token: string, user: SessionUser) => void;
  logout: () => void;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSessionChange, getSession, getGuestSession);
  const queryClient = useQueryClient();

  // the next person on this device must not see the data of the last one
  const { isAuthenticated, role } = session;
  useEffect(() => {
    if (!isAuthenticated) queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === true });
  }, [isAuthenticated, queryClient]);

  useEffect(() => {
    if (isAuthenticated && role === 'guest') void loadSessionUser();
  }, [isAuthenticated, role]);

  const auth = useMemo(() => ({ ...session, login: startSession, logout }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Ends the session here at once, even if the request to the server fails. */
function logout(): void {
  void call(logoutEndpoint, {}).catch(() => {});
  endSession();
}
