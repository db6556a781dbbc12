import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

Object.assign(globalThis, { window: new EventTarget(), document: { readyState: 'complete' } });
const { addForegroundWork, importInBackground, waitForForeground } = await import('./foreground.ts');

mock.timers.enable({ apis: ['setTimeout'] });

/** Lets promises settle, and then that much time pass. */
async function pass(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Counts how often it is called; fails the first time. */
function createLoad() {
  const load = async () => {
    load.calls += 1;
    if (load.calls === 1) throw new Error('The server restarts');
    return 'code';
  };
  load.calls = 0;
  return load;
}

test('background work waits for a document, but not for a stalled one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  addForegroundWork(promise);
  let isDone = false;
  const waiting = waitForForeground().then(() => {
    isDone = true;
  });
  await pass(5000);
  assert.equal(isDone, false);
  resolve();
  await pass(0);
  await pass(500);
  await waiting;
  addForegroundWork(new Promise(() => {}));
  const stalled = waitForForeground();
  await pass(20_000);
  await stalled;
});

test('code that could not be loaded is loaded again after a while, and when the connection is back', async () => {
  for (const continueLoading of [
    () => pass(15_000),
    async () => void window.dispatchEvent(new Event('online')),
  ]) {
    const load = createLoad();
    const loading = importInBackground(load);
    // work of the test before has stalled
    await pass(20_000);
    assert.equal(load.calls, 1);
    await continueLoading();
    assert.equal(await loading, 'code');
  }
});
