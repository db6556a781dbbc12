import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { minifyScript } from './minify-early-script.ts';

const EARLY_SCRIPT = path.join(import.meta.dirname, '../public/early.js');

test('removes comments and long names, and keeps the names that the app reads', async () => {
  const script = await readFile(EARLY_SCRIPT, 'utf8');
  const minified = minifyScript(script);
  assert.ok(minified.length < script.length * 0.6, `${minified.length} of ${script.length} characters`);
  assert.doesNotMatch(minified, /Runs before the first paint|readStorage/);
  for (const name of ['earlyResponses', 'earlyTaps', 'installPrompt', 'saveData', 'currentScript'])
    assert.ok(minified.includes(name), name);
});

test('refuses a script that cannot be parsed', () => {
  assert.throws(() => minifyScript('const = 1'), /early\.js cannot be minified/);
});
