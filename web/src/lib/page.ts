import type { QueryClient } from '@tanstack/react-query';
import type { Site } from './site.ts';

/** What search engines, shared links and the browser's tab say about a page. */
export type PageDescription = { title: string; description: string; hidden?: boolean };

/** What a route says about itself beyond what it draws. */
export type PageHandle = {
  describe?: (site: Site) => PageDescription;
  /** What it shows in the words of schema.org, read from the cache that its loader has filled. */
  structuredData?: (client: QueryClient, site: Site) => object | undefined;
  /** The status it is answered with; 200 unless said. */
  status?: number;
  /** Drawn by the browser alone: it depends on who is signed in, which the server of a page does not know. */
  drawnBy?: 'browser';
};
