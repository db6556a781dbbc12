import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { ADMIN, adminToken, studentToken, testApp } from '../testing/test-app.ts';

const ALWAYS = [
  "default-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob: https://*.googleusercontent.com",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const POLICIES: [string, Record<string, string>, string[]][] = [
  [
    'without Google',
    {},
    ["script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-src 'none'", ...ALWAYS],
  ],
  [
    'with Google',
    { GOOGLE_CLIENT_ID: 'x' },
    [
      "script-src 'self' https://accounts.google.com/gsi/client",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com",
      'frame-src https://accounts.google.com/gsi/',
      ...ALWAYS,
    ],
  ],
];

// all of them before the first test, since what comes later would find the first ones ended
const apps = await Promise.all(POLICIES.map(([, settings]) => testApp(settings)));

for (const [n, [what, , policy]] of POLICIES.entries()) {
  test(`10 the policy ${what} is the agreed one, on every kind of page`, async () => {
    const { app } = apps[n]!;
    for (const url of ['/robots.txt', '/', '/api/nothing', '/files/%ed%a0%80/x']) {
      const { headers } = await app.inject(url);
      const given = String(headers['content-security-policy']).split(';');
      assert.deepEqual(given.toSorted(), policy.toSorted(), url);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    }
  });
}

test('10 data loads nothing and stands in no frame, whether it is given or refused', async () => {
  const { app } = apps[0]!;
  for (const url of ['/api/public/courses', '/api/admin/test', '/api/admin/students?page=x']) {
    const { headers } = await app.inject(url);
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'", url);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  }
});

test('what is for one person is kept by no cache, and what is for everybody may be', async () => {
  const here = await testApp();
  const admin = await adminToken(here);
  const student = await studentToken(here);
  const cacheOf = async (request: InjectOptions) => {
    const { headers } = await here.app.inject(request);
    return [headers['cache-control'], headers.etag === undefined ? 'no tag' : 'tag'];
  };
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const signedIn: [string, string][] = [
    ['/api/auth/session', student],
    ['/api/protected/student/my-courses', student],
    ['/api/student/analytics?timeRange=all', student],
    ['/api/admin/courses', admin],
    ['/api/admin/students', admin],
    ['/api/admin/system', admin],
  ];
  for (const [url, token] of signedIn)
    assert.deepEqual(await cacheOf({ url, headers: as(token) }), ['no-store', 'no tag'], url);
  const login = { method: 'POST', url: '/api/auth/admin/login', payload: ADMIN } as const;
  assert.deepEqual(await cacheOf(login), ['no-store', 'no tag'], 'a new session');
  const courses = { url: '/api/public/courses?limit=8' };
  assert.deepEqual(await cacheOf(courses), ['no-cache', 'tag']);
  assert.deepEqual(await cacheOf({ ...courses, headers: as(student) }), ['no-cache', 'tag']);
  assert.deepEqual(await cacheOf({ url: '/api/public/site' }), [undefined, 'tag']);
});
