import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActivityEntry } from '@sikhya/contract/activity.ts';
import { adminToken, createTeamMember, testApp } from '../../testing/test-app.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

const here = await testApp();
const { app, clock } = here;
clock.now = new Date('2026-11-10T18:00:00Z');
const owner = await adminToken(here);
const reviewer = await createTeamMember(here, 'reviewer', 'ରବି');
const mina = await createSignedInStudent(here, 'mina');

type Method = 'GET' | 'POST';
const ask = (token: string, method: Method, url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

const input = (title: string) => ({ title, description: 'd', isFree: true });
const create = async (token: string, title: string): Promise<string> =>
  (await ask(token, 'POST', '/api/admin/courses', input(title))).json().course._id;
const kalinga = await create(reviewer.token, 'Kalinga');
// 19:00 UTC is the next day in India
clock.now = new Date('2026-11-10T19:00:00Z');
const konark = await create(owner, 'Konark');
const given = { courseId: konark, method: 'gift', note: 'won a quiz' };
await ask(owner, 'POST', `/api/admin/students/${mina.id}/courses`, given);

async function read(query = ''): Promise<{ entries: ActivityEntry[]; pagination: Record<string, unknown> }> {
  const response = await ask(owner, 'GET', `/api/admin/activity?${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}
const summarise = ({ entries }: { entries: ActivityEntry[] }) =>
  entries.map(({ actor, action, course }) => `${actor} ${action} ${course?.title ?? '-'}`);

test('lists who did what, the newest first, with the course and the student', async () => {
  const { entries, pagination } = await read();
  assert.deepEqual(summarise({ entries }), [
    'asha give-course Konark',
    'asha create-course Konark',
    'ରବି create-course Kalinga',
    'ରବି sign-in -',
    'asha sign-in -',
  ]);
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 1, totalEntries: 5, more: false });
  const [first] = entries;
  assert.deepEqual(first?.student, { _id: mina.id, name: 'mina' });
  assert.deepEqual(
    [first?.details.note, first?.address, first?.at],
    ['won a quiz', '127.0.0.1', clock.now.toISOString()],
  );
});

const FILTERS: [string, string, string[]][] = [
  ['the person', `person=${encodeURIComponent('ରବି')}`, ['ରବି create-course Kalinga', 'ରବି sign-in -']],
  ['the action', 'action=sign-in', ['ରବି sign-in -', 'asha sign-in -']],
  ['the course', `courseId=${konark}`, ['asha give-course Konark', 'asha create-course Konark']],
  ['the first day in India', 'from=2026-11-11', ['asha give-course Konark', 'asha create-course Konark']],
  ['the last day in India', 'to=2026-11-10&action=create-course', ['ରବି create-course Kalinga']],
  ['person and action', 'person=asha&action=create-course', ['asha create-course Konark']],
  ['a course that does not exist', 'courseId=nonsense', []],
  ['a person who did nothing', 'person=nobody', []],
];

for (const [name, query, expected] of FILTERS) {
  test(`filters by ${name}`, async () => assert.deepEqual(summarise(await read(query)), expected));
}

test('pages through the entries', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => read(`limit=5&action=sign-in&page=${page}`)));
  assert.deepEqual(
    pages.map(({ entries }) => entries.length),
    [2, 0, 0],
  );
});

test('refuses filters that are invalid', async () => {
  for (const query of ['action=dance', 'from=yesterday', 'to=2026-99-99', 'from=0001-01-01'])
    assert.equal((await ask(owner, 'GET', `/api/admin/activity?${query}`)).statusCode, 400, query);
  assert.equal((await ask(owner, 'GET', '/api/admin/activity.csv?from=yesterday')).statusCode, 400);
});

test('lists the people to filter by once', async () => {
  const { people } = (await ask(owner, 'GET', '/api/admin/activity/people')).json();
  assert.deepEqual(people, ['asha', 'ରବି']);
});

test('exports the filtered entries as CSV, and records that', async () => {
  const response = await ask(owner, 'GET', `/api/admin/activity.csv?courseId=${konark}`);
  assert.equal(response.headers['content-type'], 'text/csv; charset=utf-8');
  assert.deepEqual(response.body.replace('\ufeff', '').trim().split('\r\n'), [
    'Time,Person,Action,Course,Student,Details,Address',
    '2026-11-11 00:30:00,asha,give-course,Konark,mina,note: won a quiz; method: gift; amountPaise: 0; courseTitle: Konark,127.0.0.1',
    '2026-11-11 00:30:00,asha,create-course,Konark,,title: Konark,127.0.0.1',
  ]);
  assert.equal((await read()).entries[0]?.action, 'export-activity');
});

test('entries stay when the course is deleted', async () => {
  await app.inject({
    method: 'DELETE',
    url: `/api/admin/courses/${kalinga}`,
    headers: { authorization: `Bearer ${owner}` },
  });
  const { entries } = await read(`courseId=${kalinga}`);
  assert.deepEqual(
    entries.map(({ action, details }) => [action, details.title]),
    [
      ['delete-course', 'Kalinga'],
      ['create-course', 'Kalinga'],
    ],
  );
});
