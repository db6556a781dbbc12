import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPath, readPush, showPush } from './push.ts';

const PUSH = {
  title: 'Results are out',
  body: 'See your rank.',
  path: '/student/exams',
  lang: 'en',
  tag: '1',
};

test('reads what the server sends, and nothing that leads elsewhere', () => {
  assert.deepEqual(readPush(JSON.stringify(PUSH)), PUSH);
  for (const text of [
    undefined,
    '',
    'hello',
    'null',
    JSON.stringify({ ...PUSH, title: '' }),
    JSON.stringify({ ...PUSH, path: 'https://elsewhere.example/' }),
    JSON.stringify({ ...PUSH, path: '//elsewhere.example/' }),
  ])
    assert.equal(readPush(text), undefined, text);
});

test('a push that arrives in its quiet hours is shown without a sound', async () => {
  const shown: (boolean | null | undefined)[] = [];
  const registration = {
    showNotification: async (_title: string, options: NotificationOptions) => shown.push(options.silent),
  };
  const show = (payload: object, now: number) =>
    showPush({ registration } as never, readPush(JSON.stringify({ ...PUSH, ...payload }))!, now);
  for (const now of [9, 10, 19, 20]) await show({ silent: [10, 20] }, now);
  await show({}, 15);
  assert.deepEqual(shown, [false, true, true, false, false]);
});

test('a press shows the tab that has the screen open, and otherwise opens a new one', async () => {
  const seen: string[] = [];
  const tab = (url: string) => ({ url, focus: async () => seen.push(`focus ${url}`) });
  const clients = {
    matchAll: async () => [tab('https://s.example/student/test'), tab('https://s.example/student/exams')],
    openWindow: async (url: string) => seen.push(`open ${url}`),
  };
  const worker = { clients, location: { origin: 'https://s.example' } } as never;
  await openPath(worker, '/student/exams');
  await openPath(worker, '/or/student/notices');
  assert.deepEqual(seen, [
    'focus https://s.example/student/exams',
    'open https://s.example/or/student/notices',
  ]);
});
