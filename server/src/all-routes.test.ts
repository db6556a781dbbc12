import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { Access, Endpoint } from '@sikhya/contract/endpoint.ts';
import fastify from 'fastify';
import { authenticate } from './http/authenticate.ts';
import { adminToken, studentToken, testApp } from './testing/test-app.ts';

/** Who may call what. A route that is not in this table, or is in it with another access, fails the test. */
const ACCESS: Record<string, Access> = {
  'GET /health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/public/site': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /api/public/courses': 'public',
  'POST /api/auth/admin/login': 'public',
  'POST /api/auth/google-signin': 'public',
  'POST /identity/token': 'public',
  'GET /identity/userinfo': 'public',
  'GET /identity/tokeninfo': 'public',
  'GET /identity/client.js': 'public',
  'GET /identity/window.html': 'public',
  'GET /identity/window.js': 'public',
  'GET /identity/window.css': 'public',
  'GET /identity/odia.woff2': 'public',
  'GET /api/auth/session': 'signed-in',
  'POST /api/auth/logout': 'signed-in',
  'GET /api/protected/student/my-courses': 'student',
  'POST /api/protected/student/enroll/:courseId': 'student',
  'GET /api/protected/student/course/:courseId': 'signed-in',
  'GET /api/protected/student/course/:courseId/chapter/:chapterIndex': 'signed-in',
  'GET /api/student/progress/:courseId': 'student',
  'POST /api/student/progress/chapter': 'student',
  'POST /api/student/reset/:courseId': 'student',
  'GET /api/student/course/:courseId/chapter/:chapterIndex/test': 'student',
  'GET /api/student/test/attempts': 'student',
  'POST /api/student/test/attempts': 'student',
  'PUT /api/student/test/attempts/:attemptId/answers': 'student',
  'POST /api/student/progress/test-result': 'student',
  'GET /api/student/test/results/:resultId': 'student',
  'GET /api/student/test/results': 'student',
  'GET /api/student/analytics': 'student',
  'GET /api/admin/courses': 'admin',
  'POST /api/admin/courses': 'admin',
  'GET /api/admin/courses/:courseId': 'admin',
  'PUT /api/admin/courses/:courseId': 'admin',
  'DELETE /api/admin/courses/:courseId': 'admin',
  'GET /files/:id/:name': 'public',
  'POST /api/upload/thumbnail': 'admin',
  'POST /api/upload/question-image': 'admin',
  'POST /api/upload/pdf': 'admin',
  'DELETE /api/upload/delete-file': 'admin',
  'POST /api/upload/open-file': 'admin',
  'GET /files/:id/document.pdf': 'admin',
  'POST /api/protected/document-ticket': 'signed-in',
  'GET /api/protected/pdf-viewer/:courseId/:subjectIndex/:chapterIndex': 'signed-in',
  'GET /api/admin/courses/:courseId/results': 'admin',
  'GET /api/admin/courses/:courseId/chapters/:chapterId/results': 'admin',
  'GET /api/admin/odia-words': 'admin',
  'GET /api/admin/students': 'admin',
  'GET /api/admin/students/:studentId': 'admin',
  'POST /api/admin/students/:studentId/courses': 'admin',
  'DELETE /api/admin/students/:studentId/courses/:courseId': 'admin',
  'POST /api/admin/students/:studentId/end-sessions': 'admin',
  'POST /api/admin/students/:studentId/block': 'admin',
  'POST /api/admin/students/:studentId/unblock': 'admin',
  'GET /api/admin/students.csv': 'admin',
  'GET /api/admin/results.csv': 'admin',
  'GET /api/admin/test': 'admin',
  'GET /api/admin/db-status': 'admin',
  'GET /api/admin/system': 'admin',
  'GET /metrics': 'public',
};

/** Writes that take no Idempotency-Key, and why. */
const WITHOUT_KEY: Record<string, string> = {
  'POST /api/auth/admin/login': 'nobody is signed in yet',
  'POST /api/auth/google-signin': 'nobody is signed in yet',
  'POST /identity/token': 'nobody is signed in yet',
  'POST /api/auth/logout': 'a session ends once',
  'POST /api/student/progress/chapter': 'minutes count by the clock of the server',
  'POST /api/student/progress/test-result':
    'an attempt is handed in once, and the same answers without one count once; stored reviews would fill the disk',
  'POST /api/student/test/attempts': 'answers the open attempt',
  'PUT /api/student/test/attempts/:attemptId/answers': 'saves are numbered',
  'POST /api/protected/document-ticket': 'writes nothing',
  'POST /api/upload/open-file': 'writes nothing',
};

const here = await testApp();
const token = await adminToken(here);
const tokens = { student: await studentToken(here), admin: token };
const { app } = here;

test('11 every route stands in the table with its access', () => {
  const served = Object.fromEntries(
    app.routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => [`${method} ${url}`, access]),
  );
  assert.deepEqual(served, ACCESS);
});

test('every endpoint of the contract is served once', async () => {
  const folder = new URL('../../contract/src/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  const declared = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  assert.deepEqual(app.endpoints.map(nameOf).sort(), declared.map(nameOf).sort());
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

for (const [route, access] of Object.entries(ACCESS)) {
  const [method, url] = route.split(' ') as ['GET', string];
  if (access === 'public') continue;
  test(`11 ${route} answers 401 to nobody and to a bad token`, async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer not.a.token' },
      { authorization: `Basic ${token}` },
    ]) {
      const answer = await app.inject({ method, url, headers });
      assert.equal(answer.statusCode, 401);
      assert.equal(answer.json().code, 'not-signed-in');
    }
  });
}

for (const [route, access] of Object.entries(ACCESS)) {
  const [method, url] = route.split(' ') as ['GET', string];
  // it would end the sessions that the other rows use
  if (route === 'POST /api/auth/logout') continue;
  for (const role of ['student', 'admin'] as const) {
    const isLetIn = access === 'public' || access === 'signed-in' || access === role;
    test(`11 ${route} ${isLetIn ? 'lets' : 'does not let'} ${role === 'admin' ? 'an admin' : 'a student'} in`, async () => {
      const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${tokens[role]}` } });
      assert.equal(answer.statusCode === 403, !isLetIn, String(answer.statusCode));
    });
  }
}

test('every write takes an Idempotency-Key, or says why it needs none', () => {
  const without = app.endpoints
    .filter(({ method, idempotent }) => method !== 'GET' && !idempotent)
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(without.sort(), Object.keys(WITHOUT_KEY).sort());
});

test('11 a route without a declared access stops the server from being built', () => {
  const bare = fastify();
  authenticate(bare, async () => null);
  assert.throws(() => bare.get('/open', async () => 'oops'), /declares no access/);
});
