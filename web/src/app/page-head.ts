import { getPathLanguage, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from '../lib/page-handle.ts';
import { useCurrentPageTitle } from '../lib/page-title.ts';
import { useSite } from '../lib/site.ts';
import { createHead, type Head, PAGE_ATTRIBUTE } from './head.ts';

/** Updates the document's head on every navigation. */
export function usePageHead(): void {
  const matches = useMatches();
  const { pathname } = useLocation();
  const site = useSite();
  const pageTitle = useCurrentPageTitle();
  const client = useQueryClient();
  useEffect(() => {
    const handles = matches.map((match) => match.handle as PageHandle | undefined);
    const params = matches.at(-1)?.params ?? {};
    const head = createHead(handles, site, { client, params, pathname });
    const language = getPathLanguage(pathname);
    // the browser computes all styles again, even for the same value
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    setManifest(toLanguagePath('/manifest.webmanifest', language));
    apply(pageTitle ? { ...head, title: `${pageTitle} · ${site.name}` } : head);
  }, [matches, site, pathname, pageTitle, client]);
}

/** Sets the link only when the language has changed, because the browser then reads the manifest again. */
function setManifest(path: string): void {
  const link = document.querySelector('link[rel=manifest]');
  if (link?.getAttribute('href') !== path) link?.setAttribute('href', path);
}

function apply({ title, elements }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) old.remove();
  for (const { tag, attributes } of elements) {
    const element = document.createElement(tag);
    element.setAttribute(PAGE_ATTRIBUTE, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
