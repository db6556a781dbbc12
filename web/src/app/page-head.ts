import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from '../lib/page-handle.ts';
import { useCurrentPageTitle } from '../lib/page-title.ts';
import { useSite } from '../lib/site.ts';
import { createHead, type Head, PAGE_ATTRIBUTE } from './head.ts';

/** Keeps the document's head true while the person moves from page to page. */
export function usePageHead(): void {
  const matches = useMatches();
  const { pathname } = useLocation();
  const site = useSite();
  const detail = useCurrentPageTitle();
  useEffect(() => {
    const handles = matches.map((match) => match.handle as PageHandle | undefined);
    const head = createHead(handles, site, pathname);
    show(detail ? { ...head, title: `${detail} · ${site.name}` } : head);
  }, [matches, site, pathname, detail]);
}

function show({ title, elements }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) old.remove();
  for (const { tag, attributes } of elements) {
    const element = document.createElement(tag);
    element.setAttribute(PAGE_ATTRIBUTE, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
