import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createPageModules } from './page-modules.ts';

const ENGLISH = { Page: () => 'English' };
const ODIA = { Page: () => 'ଓଡ଼ିଆ' };

test('loads only the module of the language, and only once', async () => {
  const en = mock.fn(async () => ENGLISH);
  const or = mock.fn(async () => ODIA);
  const modules = createPageModules({ en, or });
  await modules.load('or');
  await modules.load('or');
  assert.deepEqual([en.mock.callCount(), or.mock.callCount()], [0, 1]);
  assert.equal(modules.getLoaded('or'), ODIA);
  assert.throws(() => modules.getLoaded('en'), /not loaded/);
});

test('a module that could not be loaded is loaded again', async () => {
  let isOffline = true;
  const load = () =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(ENGLISH);
  const modules = createPageModules({ en: load, or: load });
  await assert.rejects(modules.load('en'));
  isOffline = false;
  await modules.load('en');
  assert.equal(modules.getLoaded('en'), ENGLISH);
});
