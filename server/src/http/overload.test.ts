import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fastify from 'fastify';
import { handleErrors } from './error-handler.ts';
import { refuseWhenOverloaded } from './overload.ts';

const app = fastify();
after(() => app.close());
handleErrors(app);
refuseWhenOverloaded(app);
app.get('/', async () => 'fine');

/** Blocks the process, with a breath in between in which a timer can run. */
async function block(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const until = Date.now() + 700;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function statusWithin(wanted: number, looks: number): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if ((await app.inject('/')).statusCode === wanted) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

test('one long piece of work turns nobody away', async () => {
  await block(1);
  assert.equal((await app.inject('/')).statusCode, 200);
});

test('a process that cannot keep up turns callers away in good order, and recovers', async () => {
  await block(6);
  const refused = await app.inject('/');
  assert.equal(refused.statusCode, 503);
  assert.equal(refused.json().code, 'unavailable');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.ok(await statusWithin(200, 100));
});
