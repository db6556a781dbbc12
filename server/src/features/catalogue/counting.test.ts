import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createManyCourses, rareWord } from '../../testing/many-courses.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };
// a word that is in the title of every course
const EVERYWHERE = encodeURIComponent('ଇତିହାସ');
await createManyCourses(db, { from: 0, to: 3030 });

const list = async (query: string) => (await app.inject(`/api/public/courses?limit=50&${query}`)).json();

const COUNTED: [string, object][] = [
  ['', { totalPages: 61, totalCourses: 3030, totalFree: 1010, totalPremium: 2020, more: false }],
  [
    `search=${EVERYWHERE}`,
    { totalPages: 40, totalCourses: 2000, totalFree: 1000, totalPremium: 1000, more: true },
  ],
  [
    `search=${EVERYWHERE}&type=free`,
    { totalPages: 20, totalCourses: 1000, totalFree: 1000, totalPremium: 1000, more: true },
  ],
  [
    'search=hi&type=premium',
    { totalPages: 20, totalCourses: 1000, totalFree: 909, totalPremium: 1000, more: true },
  ],
  [
    'search=hi&type=free',
    { totalPages: 19, totalCourses: 909, totalFree: 909, totalPremium: 1000, more: false },
  ],
  [
    `search=${encodeURIComponent(rareWord(7))}`,
    { totalPages: 1, totalCourses: 7, totalFree: 2, totalPremium: 5, more: false },
  ],
];

for (const [query, counted] of COUNTED) {
  test(`counts the courses for ${decodeURIComponent(query) || 'no search'}, a search up to a limit`, async () => {
    assert.deepEqual((await list(query)).pagination, { currentPage: 1, ...counted });
  });
}

test('the pages of a search continue past the counted matches', async () => {
  const seen = new Set<string>();
  let [page, pages] = [0, 1];
  while (page < pages) {
    page += 1;
    const { courses, pagination } = await list(`search=${EVERYWHERE}&page=${page}`);
    for (const { _id } of courses) seen.add(_id);
    pages = pagination.totalPages;
  }
  assert.equal(seen.size, 3030);
});

test('the search of an admin is counted in the same way', async () => {
  const search = async (page: number) => {
    const url = `/api/admin/courses?limit=50&page=${page}&search=${EVERYWHERE}`;
    return (await app.inject({ url, headers })).json();
  };
  const { totalCourses, totalPages, more } = (await search(1)).pagination;
  assert.deepEqual({ totalCourses, totalPages, more }, { totalCourses: 1000, totalPages: 20, more: true });
  assert.equal((await search(60)).pagination.totalPages, 61);
  assert.equal((await search(61)).courses.length, 30);
  assert.equal((await search(61)).pagination.totalPages, 61);
});
