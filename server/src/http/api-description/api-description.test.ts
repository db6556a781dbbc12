import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { testApp } from '../../testing/test-app.ts';
import { describeSchema } from './describe-schema.ts';

const { app } = await testApp({ PUBLIC_URL: 'https://school.test' });
const source = (await app.inject('/api/openapi.json')).body;

test('the OpenAPI document follows the recommended rules of Redocly without a warning', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    [],
  );
});

test('an operation with a body lists the error of an unreadable body and that of an invalid one', () => {
  const { responses } = JSON.parse(source).paths['/api/admin/coupons'].post;
  assert.match(responses['400'].$ref, /Error400$/);
  assert.match(responses['422'].$ref, /Error422$/);
});

test('every operation has its own id', () => {
  const ids = Object.values(JSON.parse(source).paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  assert.equal(ids.length, app.endpoints.length);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.includes('putStudentTestAttemptsByAttemptIdAnswers'));
});

test('the page shows every endpoint and loads nothing from elsewhere', async () => {
  const response = await app.inject('/api/docs');
  assert.deepEqual(
    [response.statusCode, response.headers['content-type']],
    [200, 'text/html; charset=utf-8'],
  );
  assert.equal(response.body.match(/<details id=/g)?.length, app.endpoints.length);
  assert.ok(response.body.includes('<code>/api/student/test/attempts/{attemptId}/answers</code>'));
  assert.ok(!/<script|<style| style=|https?:\/\//.test(response.body));
  const css = await app.inject('/api/docs.css');
  assert.deepEqual([css.statusCode, css.headers['content-type']], [200, 'text/css; charset=utf-8']);
});

const SCHEMAS: [Parameters<typeof describeSchema>[0], string][] = [
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'string (1 to 80 characters)'],
  [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer (at least 0)'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'number' }, maxItems: 4 }, '[ number ] (at most 4 items)'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [key]: number\n}'],
  [
    {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: {} } }, c: { type: 'boolean' } },
      required: ['c'],
    },
    '{\n  a?: {\n    b?: any\n  }\n  c: boolean\n}',
  ],
];

for (const [schema, text] of SCHEMAS) {
  test(`describes a schema as ${text.replace(/\s+/g, ' ')}`, () =>
    assert.equal(describeSchema(schema), text));
}
