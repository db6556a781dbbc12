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
    { GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' },
    [
      "script-src 'self' https://accounts.google.com/gsi/client",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com",
      'frame-src https://accounts.google.com/gsi/',
      ...ALWAYS,
    ],
  ],
];

// created before the first test, because an app that is created later would end the earlier ones
const apps = await Promise.all(POLICIES.map(([, settings]) => testApp(settings)));

for (const [n, [name, , policy]] of POLICIES.entries()) {
  test(`10 the content security policy ${name} is the same on every kind of page`, async () => {
    const { app } = apps[n]!;
    for (const url of ['/robots.txt', '/', '/api/nothing', '/files/%ed%a0%80/x']) {
      const { headers } = await app.inject(url);
      const directives = String(headers['content-security-policy']).split(';');
      assert.deepEqual(directives.toSorted(), policy.toSorted(), url);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    }
  });
}

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_x',
  RAZORPAY_KEY_SECRET: 'not-in-any-log-1',
  RAZORPAY_WEBHOOK_SECRET: 'not-in-any-log-2',
};

test('10 only the checkout page admits Razorpay, and only while students pay with it', async () => {
  const { app } = await testApp(RAZORPAY);
  const readPolicy = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  for (const url of ['/student/checkout/x', '/or/student/checkout/x']) {
    assert.deepEqual(
      (await readPolicy(url)).split(';').filter((directive) => directive.includes('razorpay')),
      [
        "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com",
        "connect-src 'self' https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com",
        "img-src 'self' data: blob: https://*.googleusercontent.com https://cdn.razorpay.com",
        'frame-src https://api.razorpay.com',
        "form-action 'self' https://api.razorpay.com",
      ],
      url,
    );
  }
  for (const url of ['/', '/student/checkout', '/student/purchases', '/api/student/checkout/x'])
    assert.ok(!(await readPolicy(url)).includes('razorpay'), url);
  const local = await apps[0]!.app.inject('/student/checkout/x');
  assert.ok(!String(local.headers['content-security-policy']).includes('razorpay'));
});

test('10 API responses may load nothing and be in no frame, also when they are errors', async () => {
  const { app } = apps[0]!;
  for (const url of ['/api/public/courses', '/api/admin/test', '/api/admin/students?page=x']) {
    const { headers } = await app.inject(url);
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'", url);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  }
});

test('10 scripts and styles have short headers, but a worker has the policy of the pages', async () => {
  const { app } = apps[0]!;
  for (const url of ['/early.js', '/assets/index-x.js', '/assets/index-x.css', '/assets/anek-x.woff2']) {
    const { headers } = await app.inject(url);
    assert.equal(headers['content-security-policy'], undefined, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin', url);
  }
  const pages = [
    '/assets/parser.worker-x.js',
    '/assets/x.svg',
    '/assets/x.html',
    '/assets/x.js?x',
    '/assets/x.js/x',
    '/sw.js',
  ];
  for (const url of pages) {
    const { headers } = await app.inject(url);
    assert.ok(String(headers['content-security-policy']).includes("script-src 'self'"), url);
  }
});

test('private responses are not cached, and public ones can be', async () => {
  const here = await testApp();
  const admin = await adminToken(here);
  const student = await studentToken(here);
  const getCaching = async (request: InjectOptions) => {
    const { headers } = await here.app.inject(request);
    return [headers['cache-control'], headers.etag === undefined ? 'no etag' : 'etag'];
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
    assert.deepEqual(await getCaching({ url, headers: as(token) }), ['no-store', 'no etag'], url);
  const login = { method: 'POST', url: '/api/auth/admin/login', payload: ADMIN } as const;
  assert.deepEqual(await getCaching(login), ['no-store', 'no etag'], 'a new session');
  const courses = { url: '/api/public/courses?limit=8' };
  assert.deepEqual(await getCaching(courses), ['no-cache', 'etag']);
  assert.deepEqual(await getCaching({ ...courses, headers: as(student) }), ['no-cache', 'etag']);
  assert.deepEqual(await getCaching({ url: '/api/public/site' }), [undefined, 'etag']);
});
