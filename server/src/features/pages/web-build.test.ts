import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartFailure } from '../../start-failure.ts';
import { loadWebBuild } from './web-build.ts';

test('a folder without built pages is named, with the setting', async () => {
  await assert.rejects(
    loadWebBuild('/nowhere/dist'),
    (error) =>
      error instanceof StartFailure &&
      /no built web pages in \/nowhere\/dist\. .*WEB_DIST/.test(error.message),
  );
});
