import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTexts, findTextsInComponents } from './jsx-texts.mjs';

test('finds texts and labels in components, but not class names and punctuation', () => {
  const source = '<p className="grow wide" title="Close it">{count} · <b>Open</b> {t.name}.</p>';
  assert.deepEqual(findTexts(source).toSorted(), ['Close it', 'Open']);
});

test('components contain no texts', () => {
  assert.deepEqual(findTextsInComponents(), []);
});
