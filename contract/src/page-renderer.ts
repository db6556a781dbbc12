/** What the server and the built web agree on, so that neither imports the other. */

export type RenderedPage = {
  status: number;
  /** Addresses of the API that the browser asks at once, beside the code. */
  early: string[];
  /** Elements for <head>: title, description, canonical, preloads. */
  head: string;
  /** The markup inside the root element: the page, or the frame that stands until the browser has drawn it. */
  body: string;
  /** What the browser needs to go on where the server stopped; becomes a JSON data block. */
  state: unknown;
};

/** `fetch` calls the API of the same process. */
export type CreatePageRenderer = (ports: { fetch: typeof fetch }) => (url: string) => Promise<RenderedPage>;

/** Where the built index.html takes a rendered page in. */
export const PAGE_SLOTS = {
  early: 'data-fetch=""',
  head: '<!--head-->',
  body: '<!--body-->',
  state: '<!--state-->',
} as const;
