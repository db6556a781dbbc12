import type { Language } from './language/language.ts';

/** The interface between the server and the built web app, so that neither imports the other. */

export type RenderedPage = {
  status: number;
  /** The path to redirect to with the status; absent for a page. */
  redirectTo?: string;
  language: Language;
  /** Paths of API requests that the browser sends at once, while it loads the app. */
  early: string[];
  /** Elements for <head>: title, description, canonical, preloads. */
  head: string;
  /** The markup inside the root element: the page, or the shell until the app has rendered. */
  body: string;
  /** The data for hydration; becomes a JSON data block. */
  state: unknown;
};

/** `fetch` calls the API of the same process. `savesData` leaves out the preloads of fonts that headings then do not use. */
export type CreatePageRenderer = (ports: {
  fetch: typeof fetch;
}) => (url: string, options?: { savesData: boolean }) => Promise<RenderedPage>;

/** Returns the web app manifest in the language: what a phone needs to install the site as an app. */
export type CreateManifest = (siteName: string, language: Language) => object;

/** The texts in the built index.html that are replaced with the parts of a rendered page. */
export const PAGE_SLOTS = {
  language: '<html lang="en">',
  early: 'data-fetch=""',
  manifest: 'href="/manifest.webmanifest"',
  head: '<!--head-->',
  body: '<!--body-->',
  state: '<!--state-->',
} as const;
