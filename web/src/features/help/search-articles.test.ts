import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HELP_ARTICLE_NAMES } from '@sikhya/contract/help-articles.ts';
import { searchArticles } from './search-articles.ts';

test('finds an article by words in either language, whatever the case and order', () => {
  assert.equal(searchArticles('MOCK test')[0], 'take-a-mock-test');
  assert.equal(searchArticles('test mock')[0], 'take-a-mock-test');
  assert.equal(searchArticles('ଅଭ୍ୟାସ ପରୀକ୍ଷା')[0], 'take-a-mock-test');
});

test('articles with the words in their title come before those with them elsewhere', () => {
  const found = searchArticles('refund');
  assert.deepEqual(found.slice(0, 2), ['ask-for-a-refund', 'refund-an-order']);
});

test('forgives other spellings of Odia words', () => {
  // candrabindu and the nasal of the row instead of anusvara, and a joiner between the letters
  assert.ok(searchArticles('ସଁଯୋଗ').includes('no-network-during-a-test'));
  assert.ok(searchArticles('ଦ୍ବିତୀୟ').includes('second-factor'));
  assert.ok(searchArticles('ପ୍ର\u200dବେଶ').includes('sign-in'));
});

test('finds an article by a word that is in none of its texts', () => {
  assert.ok(searchArticles('gboard').includes('type-odia-on-a-phone'));
  assert.ok(searchArticles('tanka').includes('ask-for-a-refund'));
});

test('an empty search finds all articles, and an unknown word none', () => {
  assert.deepEqual(searchArticles('  '), HELP_ARTICLE_NAMES);
  assert.deepEqual(searchArticles('refund zebra'), []);
  assert.deepEqual(searchArticles('zebra'.repeat(10_000)), []);
});
