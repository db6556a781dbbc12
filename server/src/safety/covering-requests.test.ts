import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { coverHostileValues } from './covering-requests.ts';
import type { DescribedRoute } from './generated-requests.ts';
import { HOSTILE_TEXTS, toJson } from './hostile-values.ts';

const body = z.object({
  title: z.string(),
  amount: z.number(),
  items: z.array(z.object({ note: z.string() })),
});
const endpoint = { query: z.object({ search: z.optional(z.string()) }), body };
const route = { method: 'POST', url: '/api/:courseId', name: 'POST /api/:courseId', endpoint };
const requests = coverHostileValues(route as unknown as DescribedRoute, { courseId: ['known'] });

test('every field for texts gets each hostile text, beside a valid number', () => {
  const bodies = requests.map(({ payload }) => String(payload));
  for (const text of HOSTILE_TEXTS)
    assert.ok(
      bodies.some(
        (json) => json.includes(`"title":${toJson(text)}`) && body.safeParse(JSON.parse(json)).success,
      ),
    );
  const searches = requests.map(({ url }) => new URL(String(url), 'http://x').searchParams.get('search'));
  assert.ok(searches.includes("'; drop table students; --"));
});

test('every field gets a hostile value, while the others are valid', () => {
  const invalid = new Set<string>();
  for (const { url, payload } of requests) {
    if (!String(url).startsWith('/api/known')) invalid.add('courseId');
    const { error } = body.safeParse(JSON.parse(String(payload)));
    for (const { path } of error?.issues ?? [])
      invalid.add(path.map((step) => (typeof step === 'number' ? '#' : step)).join('.'));
  }
  for (const field of ['courseId', 'amount', 'items']) assert.ok(invalid.has(field), field);
});
