import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Site } from '../lib/site.ts';
import { createHead, headHtml, structuredDataHtml } from './head.ts';

const site: Site = {
  name: 'Sikhya',
  origin: 'https://sikhya.example',
  contactEmail: '',
  officeAddress: '',
  identity: null,
};

test('the innermost description speaks for the page', () => {
  const head = createHead(
    [
      { describe: () => ({ title: 'Outer', description: 'o' }) },
      undefined,
      { describe: () => ({ title: 'Inner', description: 'i' }) },
      {},
    ],
    site,
    '/about',
  );
  assert.equal(head.title, 'Inner');
  assert.match(headHtml(head), /<link data-page rel="canonical" href="https:\/\/sikhya\.example\/about">/);
});

test('a hidden page has no canonical address and asks not to be listed', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: 'x', description: '', noIndex: true }) }], site, '/x'),
  );
  assert.match(html, /content="noindex"/);
  assert.doesNotMatch(html, /canonical|description/);
});

test('no address is made up where the origin is not known', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: 'x', description: 'y' }) }], { ...site, origin: '' }, '/'),
  );
  assert.doesNotMatch(html, /canonical|og:url|og:image/);
});

test('text cannot break out of the head', () => {
  const html = headHtml(
    createHead([{ describe: () => ({ title: '</title><script>', description: '"><i' }) }], site, '/"x'),
  );
  assert.doesNotMatch(html, /<script|<i\b|\/"x/);
});

test('structured data cannot end the block that it stands in', () => {
  const html = structuredDataHtml({ name: '</script><script>alert(1)' });
  assert.equal(html.match(/<\/?script/g)?.length, 2);
  assert.deepEqual(JSON.parse(html.replace(/<[^>]*>/g, '')), { name: '</script><script>alert(1)' });
});
