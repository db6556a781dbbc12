import { getPathLanguage } from '@sikhya/contract/language/language.ts';
import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '../lib/page-handle.ts';
import { loadPageTexts, loadScreen } from './load-screen.ts';

type Screen = { Component: () => ReactNode; loader?: LoaderFunction; handle: PageHandle };

/** The id is the screen's path below screens/: preload-links.ts finds its files by it. */
export function screen(id: string, path: string, load: () => Promise<Screen>): RouteObject {
  // relative, so that the path continues the prefix of the language
  const relativePath = path.replace(/^\/((student|admin)\/)?/, '');
  return {
    id,
    path: relativePath,
    lazy: loadScreen(async () => withPageTexts(await load())),
    shouldRevalidate: isPathChangeOrReload,
  };
}

/** Adds the long texts of the page to what the screen's loader waits for. */
function withPageTexts({ Component, handle, loader }: Screen): Screen {
  const loadTextsFirst: LoaderFunction = async (args, handlerContext) => {
    await loadPageTexts(handle, getPathLanguage(new URL(args.request.url).pathname), args.params);
    return loader ? loader(args, handlerContext) : null;
  };
  return { Component, handle, ...(handle.load ? { loader: loadTextsFirst } : loader && { loader }) };
}

/** Loaders read only the path, so a change of the query alone, such as a filter, does not run them again. */
function isPathChangeOrReload({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
