import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@sikhya/contract/newsletter.ts';
import { UNSUBSCRIBE_PATH } from '@sikhya/contract/notice-settings.ts';
import { canPreloadPages, canStorePage, chooseAnswer, getShellPath, listFiles } from './requests.ts';

const at = (path: string) => new URL(path, 'https://sikhya.example');

function answer(path: string, { method = 'GET', mode = 'cors', range = '' } = {}) {
  const headers = new Headers(range ? { range } : {});
  return chooseAnswer({ method, mode: mode as RequestMode, headers }, at(path));
}

test('stores files of a build, and leaves everything of a person to the network', () => {
  assert.equal(answer('/assets/index-abc.js'), 'file');
  assert.equal(answer('/early.js'), 'early-script');
  for (const path of [
    '/api/student/my-courses',
    '/api/public/site',
    '/files/pictures/1.webp',
    '/identity/token',
    '/sw.js',
    '/health',
  ]) {
    assert.equal(answer(path), 'network', path);
    assert.equal(answer(path, { mode: 'navigate' }), 'network', `${path} opened like a page`);
  }
  assert.equal(answer('/assets/index-abc.js', { range: 'bytes=0-1' }), 'network');
  assert.equal(answer('/assets/index-abc.js', { method: 'HEAD' }), 'network');
});

test('leaves pages that only the server has to the network, such as those of links in mails', () => {
  for (const path of [UNSUBSCRIBE_PATH, NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH])
    assert.equal(answer(`${path}?token=a.b`, { mode: 'navigate' }), 'network', path);
});

test('answers pages of the app', () => {
  for (const path of ['/', '/or', '/courses/history', '/student/dashboard', '/or/admin/exams?page=2'])
    assert.equal(answer(path, { mode: 'navigate' }), 'page', path);
  assert.equal(answer('/student/practice', { mode: 'navigate', method: 'POST' }), 'network');
});

test('stores only public pages without a search', () => {
  for (const path of ['/', '/or', '/or/', '/courses', '/or/courses/history-of-odisha', '/privacy'])
    assert.equal(canStorePage(at(path)), true, path);
  for (const path of ['/courses?search=x', '/student/dashboard', '/login', '/invite', '/courses/a/preview/b'])
    assert.equal(canStorePage(at(path)), false, path);
});

test('each page has the shell of its area and language', () => {
  for (const [path, shell] of [
    ['/', '/student/dashboard'],
    ['/or', '/or/student/dashboard'],
    ['/order', '/student/dashboard'],
    ['/student', '/student/dashboard'],
    ['/or/student/course/1', '/or/student/dashboard'],
    ['/admin/exams', '/admin/dashboard'],
    ['/or/admin', '/or/admin/dashboard'],
    ['/administer', '/student/dashboard'],
  ] as const)
    assert.equal(getShellPath(path), shell, path);
});

test('lists each file of a page once', () => {
  const html =
    '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><link href="/assets/b-2.js">';
  assert.deepEqual(listFiles(html), ['/assets/a-1.css', '/assets/b-2.js']);
});

for (const [browser, userAgent, expected] of [
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', false],
  [
    'Firefox on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Mobile/15E148 Safari/605.1.15',
    true,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    true,
  ],
] as const)
  test(`pages are ${expected ? '' : 'not '}preloaded in ${browser}`, () => {
    assert.equal(canPreloadPages(userAgent), expected);
  });
