import type { Language, Locale } from '@sikhya/contract/language/language.ts';
import type { Permission } from '@sikhya/contract/permissions.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Site } from './site.ts';

/** The title and meta tags of a page. `noIndex` keeps it out of search engines. */
export type PageDescription = {
  title: string;
  description: string;
  noIndex?: boolean;
  /** The path of the picture for shared links; by default the one of the site. */
  shareImage?: string;
};

/** The parameters of a page's path. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** The parameters of a page's path, and the cache that its loader has filled. */
export type PageData = { client: QueryClient; params: PageParams };

/** The `handle` of a route. */
export type PageHandle = {
  describe?: (site: Site, locale: Locale, data: PageData) => PageDescription;
  /** Returns schema.org data, built from the cache that the route's loader has filled. */
  structuredData?: (data: PageData, site: Site, locale: Locale) => object | undefined;
  /** Loads the long texts of the page, which are not part of its code, before the page is rendered. */
  load?: (language: Language, params: PageParams) => Promise<void>;
  /** The HTTP status of the page; 200 by default. */
  status?: number | ((data: PageData) => number);
  /** The permission that an admin needs in order to see the screen; others see a sentence instead. */
  permission?: Permission;
  /** Rendered only in the browser, because the page depends on who is signed in and the server does not know that. */
  clientOnly?: true;
};
