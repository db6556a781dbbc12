import { readStored, store } from './browser-storage.ts';
import { dashboardOf } from './paths.ts';
import type { Role } from './session-user.ts';

const KEY = 'return-to';

/** Remembers where somebody was who has to sign in first. */
export function rememberPlace(place: string): void {
  store('sessionStorage', KEY, place);
}

/** Where they go once they have signed in: back, if that is a place for their role, else to their dashboard. */
export function returnPlace(role: Role): string {
  const place = readStored('sessionStorage', KEY) ?? '';
  return place.startsWith(`/${role}/`) ? place : dashboardOf(role);
}

/** Whether they were on their way to the admin area. */
export function isReturningToAdmin(): boolean {
  return readStored('sessionStorage', KEY)?.startsWith('/admin') ?? false;
}

/** They have arrived, or have left by their own wish. */
export function forgetPlace(): void {
  store('sessionStorage', KEY, null);
}
