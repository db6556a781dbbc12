import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import type { Site } from '../lib/site.ts';
import { createHead, headHtml, structuredDataHtml } from './head.ts';

const site: Site = {
  name: 'Sikhya',
  origin: 'https://sikhya.example',
  contactEmail: '',
  officeAddress: '',
  hasNewsletter: false,
  identity: null,
  payments: null,
};

const at = (pathname: string) => ({ client: new QueryClient(), params: {}, pathname });

test('uses the description of the innermost route', () => {
  const head = createHead(
    [
      { describe: () => ({ title: 'Outer', description: 'o' }) },
      undefined,
      { describe: () => ({ title: 'Inner', description: 'i' }) },
      {},
    ],
    site,
    at('/about'),
  );
  assert.equal(head.title, 'Inner');
  assert.match(headHtml(head), /<link data-page rel="canonical" href="https:\/\/sikhya\.example\/about">/);
});

test('a page with noIndex has no canonical URL and asks search engines not to list it', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: 'x', description: '', noIndex: true }) }], site, at('/x')),
  );
  assert.match(html, /content="noindex"/);
  assert.doesNotMatch(html, /canonical|description/);
});

test('writes no URL when the origin is unknown', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: 'x', description: 'y' }) }], { ...site, origin: '' }, at('/')),
  );
  assert.doesNotMatch(html, /canonical|og:url|og:image/);
});

test('escapes texts in the head', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: '</title><script>', description: '"><i' }) }], site, at('/"x')),
  );
  assert.doesNotMatch(html, /<script|<i\b|\/"x/);
});

test('structured data cannot close its script element', () => {
  const html = structuredDataHtml({ name: '</script><script>alert(1)' });
  assert.equal(html.match(/<\/?script/g)?.length, 2);
  assert.deepEqual(JSON.parse(html.replace(/<[^>]*>/g, '')), { name: '</script><script>alert(1)' });
});

test('a page can have its own picture for shared links', () => {
  const describe = () => ({ title: 'x', description: 'y', shareImage: '/courses/x/share.png' });
  const html = headHtml(createHead([{ describe }], site, at('/courses/x')));
  assert.match(html, /property="og:image" content="https:\/\/sikhya\.example\/courses\/x\/share\.png"/);
});
