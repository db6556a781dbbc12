import type { Privacy } from '@sikhya/contract/consents.ts';

/** The keys of the texts that say what is missing. */
export const CONSENT_LINES = ['lineDateOfBirth', 'lineOwnConsent', 'lineParent', 'lineWaiting'] as const;

/** In the session's storage, so that the line is back on the next visit. */
export const DISMISSED_CONSENT_LINE = 'consent-line';

/** The `data-tap` of 'Not now' in the page that the server sends. */
export const DISMISS_TAP = 'dismiss-consent-line';

export function getConsentLine({ missing, parentRequest }: Privacy): (typeof CONSENT_LINES)[number] {
  if (missing === 'date-of-birth') return 'lineDateOfBirth';
  if (missing === 'own-consent') return 'lineOwnConsent';
  return parentRequest?.state === 'waiting' ? 'lineWaiting' : 'lineParent';
}
