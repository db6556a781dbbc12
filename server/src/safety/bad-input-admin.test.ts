import { test } from 'node:test';
import { siteForBadInput } from './bad-input.ts';

const { routes, sendBadInput } = await siteForBadInput();

for (const route of routes.filter((route) => route.access === 'admin')) {
  test(`17 ${route.name} answers generated input with a response or a refusal, never a failure or a secret`, () =>
    sendBadInput(route));
}
