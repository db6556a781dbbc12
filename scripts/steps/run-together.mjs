import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

/**
 * Runs test files in this process, one after the other, because loading the server's code takes longer than most of
 * them. Each is a test of its own, so that its hooks concern no other file; unit-reporter.mjs does not count these tests.
 */
export function runTogether(files) {
  for (const file of files)
    test(file, async (context) => {
      await import(pathToFileURL(inRoot(file)));
      // The tests of the file run in their order, so this one waits for all of them.
      await context.test(file, () => {});
    });
}
