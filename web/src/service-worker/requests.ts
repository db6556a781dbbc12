/** How the worker answers a request; `network` leaves it to the browser, as without a worker. */
type Answer = 'file' | 'page' | 'early-script' | 'network';

/** Only these pages are stored. They are the same for everybody, because the server renders them without a session. */
const PUBLIC_PAGE =
  /^(\/or)?\/?$|^(\/or)?\/(courses(\/[^/]+)?|about|cancellation-refund|terms-conditions|shipping|privacy|contact-us)$/;
/** Addresses that a browser opens like a page, but that are not pages of the app: files, and pages that only the server has. */
const NO_PAGE =
  /^\/(api|identity|local-payments|files|health|metrics|app|sitemaps|unsubscribe|newsletter)(\/|$)|\.\w+$/;
const PORTAL = /^(\/or)?\/(student|admin)(\/|$)/;

/** Answers of the API are never stored: they may belong to a person. */
export function chooseAnswer(request: Pick<Request, 'method' | 'mode' | 'headers'>, url: URL): Answer {
  if (request.method !== 'GET' || request.headers.has('range')) return 'network';
  if (url.pathname.startsWith('/assets/')) return 'file';
  if (url.pathname === '/early.js') return 'early-script';
  return request.mode === 'navigate' && !NO_PAGE.test(url.pathname) ? 'page' : 'network';
}

export const canStorePage = ({ pathname, search }: URL): boolean =>
  search === '' && PUBLIC_PAGE.test(pathname);

/**
 * The page that stands in for another one without a connection. The server sends the dashboards without any data, and the
 * app renders the screen of the address.
 */
export function getShellPath(pathname: string): string {
  const area = PORTAL.exec(pathname)?.[2] ?? 'student';
  const prefix = /^\/or(?=\/|$)/.exec(pathname)?.[0] ?? '';
  return `${prefix}/${area}/dashboard`;
}

export const isPortalPath = (pathname: string): boolean => PORTAL.test(pathname);

/** The files that a page names: its scripts, styles and fonts. */
export function listFiles(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.@/-]+/g) ?? [])];
}

/**
 * Firefox shows its own error page as soon as the preloaded request of a page fails, so no page would open without a
 * connection. Firefox on iOS has the engine of Safari and names itself differently.
 */
export function canPreloadPages(userAgent: string): boolean {
  return !userAgent.includes('Firefox/');
}
