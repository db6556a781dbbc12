/** The elements of dashboard-shell.tsx that early-dashboard.ts fills in. */
export const EARLY_DASHBOARD_ID = 'early-dashboard';
export const CONSENT_LINE_ATTRIBUTE = 'data-consent-line';
export const COVER_ATTRIBUTE = 'data-cover';
