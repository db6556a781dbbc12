import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSlug } from './slug.ts';

const SLUGS: [string, string][] = [
  ['History of Odisha', 'history-of-odisha'],
  ['ଓଡ଼ିଶା Quiz ୧୨', 'odisha-quiz-12'],
  ['ଗଣିତ', 'ganita'],
  ['ସ୍ୱାଧୀନତା ସଂଗ୍ରାମ', 'swadhinata-sangrama'],
  ["Teacher's Café  & more", 'teachers-cafe-more'],
  ['!!!', 'course'],
  ['', 'course'],
  ['हिन्दी', 'course'],
  [`${'word '.repeat(40)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(200), 'x'.repeat(60)],
];

for (const [title, slug] of SLUGS) {
  test(`makes the slug ${slug} of ${JSON.stringify(title.slice(0, 40))}`, () => {
    assert.equal(toSlug(title), slug);
  });
}

test('a slug is the slug of itself', () => {
  for (const [, slug] of SLUGS) assert.equal(toSlug(slug), slug);
});
