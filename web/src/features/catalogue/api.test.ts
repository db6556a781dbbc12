import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { setTransport } from '../../lib/call.ts';
import { setRequestLanguage } from '../../lib/request-language.ts';
import { siteQuery } from '../../lib/site.ts';
import { featuredCoursesQuery } from './api.ts';

test('pages rendered at the same time send the language of their own request', async () => {
  const languages: Record<string, string[]> = {};
  setTransport(async (input, init) => {
    languages[String(input)] ??= [];
    languages[String(input)]!.push(new Headers(init?.headers).get('accept-language') ?? '');
    return Response.json({});
  });
  await Promise.all(
    (['en', 'or'] as const).flatMap((language) => {
      const client = new QueryClient();
      setRequestLanguage(client, language);
      return [client.fetchQuery(siteQuery), client.fetchQuery(featuredCoursesQuery)];
    }),
  );
  assert.deepEqual(Object.values(languages), [
    ['en', 'or'],
    ['en', 'or'],
  ]);
});
