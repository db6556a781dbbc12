import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeSchemas } from './endpoints-without-schemas.ts';

test('keeps what a call needs and removes what only the server uses', () => {
  const code = `import * as z from 'zod/mini';
const name = z.string().check(z.maxLength(5));
const title = requiredLine(LIMIT);
export const LIMIT = 5;
export const rename = endpoint({
  method: 'PUT',
  path: '/api/name',
  summary: 'Rename',
  idempotent: true,
  body: z.object({ name }),
  response: z.object({ name })
});
`;
  const stripped = removeSchemas(code);
  assert.match(
    stripped,
    /const name = \/\* @__PURE__ \*\/ \(\(\) => \(z\.string\(\)\.check\(z\.maxLength\(5\)\)\)\)\(\);/,
  );
  assert.match(stripped, /const title = \/\* @__PURE__ \*\/ \(\(\) => \(requiredLine\(LIMIT\)\)\)\(\);/);
  assert.match(stripped, /export const LIMIT = 5;/);
  assert.match(stripped, /method: 'PUT',\s+path: '\/api\/name',\s+idempotent: true,/);
  assert.doesNotMatch(stripped, /summary|body:|response:/);
});
