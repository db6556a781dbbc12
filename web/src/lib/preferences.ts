import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { setPreferences } from '@sikhya/contract/session.ts';
import { call } from './call.ts';
import { getSession } from './session-store.ts';

/** Stores the choice with the account. The page has changed already, so a failed call has no message. */
export function storePreferences(body: EndpointInput<typeof setPreferences>['body']): void {
  if (!getSession().isAuthenticated) return;
  void call(setPreferences, { body }).catch((error) => console.error(error));
}
