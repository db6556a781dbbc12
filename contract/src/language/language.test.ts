import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPathLanguage, parseAcceptLanguage, removeLanguagePrefix, toLanguagePath } from './language.ts';

test('finds the language of a path by its first segment', () => {
  assert.equal(getPathLanguage('/or'), 'or');
  assert.equal(getPathLanguage('/or/about'), 'or');
  assert.equal(getPathLanguage('/or?search=x'), 'or');
  assert.equal(getPathLanguage('/or#featured'), 'or');
  assert.equal(getPathLanguage('/'), 'en');
  assert.equal(getPathLanguage('/orders'), 'en');
  assert.equal(getPathLanguage('/student/or'), 'en');
});

test('adds and removes the prefix', () => {
  for (const [english, odia] of [
    ['/', '/or'],
    ['/about', '/or/about'],
    ['/student/course/a?chapter=b', '/or/student/course/a?chapter=b'],
    ['/?search=x#featured', '/or?search=x#featured'],
    ['/#featured', '/or#featured'],
  ] as const) {
    assert.equal(toLanguagePath(english, 'or'), odia);
    assert.equal(toLanguagePath(odia, 'en'), english);
    assert.equal(toLanguagePath(odia, 'or'), odia);
    assert.equal(removeLanguagePrefix(odia), english);
  }
});

test('a path with several slashes never becomes a link to another site', () => {
  for (const path of ['//evil.example', '/or//evil.example', '/or/\\evil.example', '/\\/evil.example']) {
    assert.equal(toLanguagePath(path, 'en'), '/evil.example');
    assert.equal(toLanguagePath(path, 'or'), '/or/evil.example');
  }
});

test('reads the preferred language from Accept-Language', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['or', 'or'],
    ['or-IN,en;q=0.8', 'or'],
    ['en-IN,or;q=0.9', 'en'],
    ['en;q=0.3, or;q=0.7', 'or'],
    ['hi-IN,or;q=0.5', 'or'],
    ['hi-IN', 'en'],
    ['or;q=0', 'en'],
    ['or;q=NaN', 'en'],
    ['oriya', 'en'],
  ] as const) {
    assert.equal(parseAcceptLanguage(header), language, String(header));
  }
});
