import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';
import { findStoredKeys } from './stored-keys.mjs';

for (const language of ['en', 'or'])
  test(`the privacy page (${language}) names everything that the app stores in the browser, and nothing else`, () => {
    const page = readFileSync(inRoot(`web/src/features/info-pages/pages/privacy.${language}.tsx`), 'utf8');
    const named = [...page.matchAll(/\bkey: '([^'…]+)…?'|<code>([\w-]+)<\/code>/g)];
    assert.deepEqual(named.map(([, key, code]) => key ?? code).toSorted(), findStoredKeys());
  });
