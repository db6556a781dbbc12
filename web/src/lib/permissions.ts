import type { Permission } from '@sikhya/contract/permissions.ts';
import { useAuth } from './session.tsx';

/**
 * Returns whether the signed-in admin may do something, for what a screen offers; the server checks each call again. True
 * while the role is not known, which happens once for a session of an earlier release.
 */
export function useCan(): (permission: Permission) => boolean {
  const { role, adminRole, permissions } = useAuth();
  return (permission) => permissions.includes(permission) || (role === 'admin' && adminRole === null);
}
