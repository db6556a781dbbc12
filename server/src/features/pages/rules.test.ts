import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_SLOTS } from '@sikhya/contract/page-renderer.ts';
import { cacheControl, fillTemplate } from './rules.ts';

const template = `${PAGE_SLOTS.language}<script src="/early.js" ${PAGE_SLOTS.early}></script><link ${PAGE_SLOTS.manifest}>${PAGE_SLOTS.head}${PAGE_SLOTS.body}${PAGE_SLOTS.state}`;
const page = { status: 200, language: 'or' as const, early: [], head: '', body: '', state: null };

test('escapes the preloaded URLs in their attribute', () => {
  const html = fillTemplate(template, { ...page, early: ['/api/a?x=1&y=2', '/api/b?q=%22"><i>'] });
  assert.match(html, /data-fetch="\/api\/a\?x=1&amp;y=2 \/api\/b\?q=%22&quot;>&lt;i>"/);
});

test('sets the language of the page', () => {
  assert.match(fillTemplate(template, page), /^<html lang="or">/);
});

test('links the manifest in the language of the page', () => {
  assert.match(fillTemplate(template, page), /<link href="\/or\/manifest\.webmanifest">/);
  assert.match(fillTemplate(template, { ...page, language: 'en' }), /<link href="\/manifest\.webmanifest">/);
});

test('inserts texts with a dollar sign unchanged', () => {
  const html = fillTemplate(template, { ...page, body: "<p>$& costs $1 and $'</p>" });
  assert.ok(html.includes("<p>$& costs $1 and $'</p>"));
});

test('caches built files for ever, the worker never and other files for minutes', () => {
  assert.match(cacheControl('/dist/client/assets/index-abc.js'), /immutable/);
  assert.equal(cacheControl('/dist/client/sw.js'), 'no-cache');
  assert.equal(cacheControl('/dist/client/sw-off.js.br'), 'no-cache');
  assert.equal(cacheControl('/dist/client/early.js'), 'public, max-age=300');
});
