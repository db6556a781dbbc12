import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locatePlaywrightShell } from './chromium.mjs';

test("locates Playwright's headless shell, which is what `install --only-shell` downloads", async () => {
  assert.match(
    await locatePlaywrightShell(process.execPath),
    /chromium_headless_shell-\d+.*headless.shell(\.exe)?$/,
  );
});
