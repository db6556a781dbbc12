import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { DEFAULT_SITE } from '../../lib/site.ts';
import { loadArticle } from './article-modules.ts';
import { createArticleData } from './structured-data.ts';

const site = { ...DEFAULT_SITE, origin: 'https://sikhya.example' };

test('lists the steps of a loaded article as plain text in the language of the page', async () => {
  assert.throws(() => createArticleData('sign-in', site, getLocale('or')), /not loaded/);
  await loadArticle('sign-in');
  const data = createArticleData('sign-in', site, getLocale('or')) as {
    '@graph': [{ url: string; step: { position: number; text: string }[] }, object];
  };
  const [howTo] = data['@graph'];
  assert.equal(howTo.url, 'https://sikhya.example/or/help/sign-in');
  assert.deepEqual(
    howTo.step.map(({ position }) => position),
    [1, 2, 3, 4, 5],
  );
  assert.match(howTo.step[0]!.text, /“ପ୍ରବେଶ”/);
  assert.doesNotMatch(JSON.stringify(data), /<\/?\w+>/);
});
