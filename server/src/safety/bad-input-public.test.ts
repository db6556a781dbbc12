import { test } from 'node:test';
import { createBadInputSite } from './bad-input.ts';

const { routes, sendBadInput } = await createBadInputSite();

for (const route of routes.filter((route) => route.access !== 'admin' && route.access !== 'student')) {
  test(`17 ${route.name} returns a response or a refusal for generated input, never 500 or a secret`, () =>
    sendBadInput(route));
}
