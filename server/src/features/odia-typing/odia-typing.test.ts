import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';

const here = await testApp();
const { app, db } = here;
const headers = { authorization: `Bearer ${await adminToken(here)}` };
const ask = async () => {
  const response = await app.inject({ url: '/api/admin/odia-words', headers });
  assert.equal(response.statusCode, 200);
  return response.json().words as string[];
};

await createTestCourse(db, {
  title: 'ଓଡ଼ିଶାର ଇତିହାସ',
  subjects: [[chapter('ଇତିହାସ: ପ୍ରଥମ ଭାଗ।', { questions: 2 })]],
});
// more than are read at a time
for (let part = 0; part < 2; part += 1) {
  await createTestCourse(db, {
    title: `ପ୍ରଶ୍ନମାଳା ${part}`,
    subjects: [[chapter('Questions', { questions: 600 })]],
  });
}

test('returns the words of titles, descriptions, questions, options and explanations in both versions', async () => {
  const words = await ask();
  for (const word of ['ଓଡ଼ିଶାର', 'ଇତିହାସ', 'ପ୍ରଥମ', 'ଭାଗ', 'ପ୍ରଶ୍ନମାଳା', 'ମରୁଭୂମି', 'ଗୋପନୀୟ', 'ବ୍ୟାଖ୍ୟା']) {
    assert.ok(words.includes(word.normalize('NFC')), word);
  }
});

test('returns the most frequent words first', async () => {
  const words = await ask();
  // 1,202 questions have each of these in both versions
  assert.deepEqual(
    new Set(words.slice(0, 5)),
    new Set(['ନଦୀ', 'ପାହାଡ଼', 'ସମୁଦ୍ର', 'ମରୁଭୂମି', 'ଗୋପନୀୟ'].map((word) => word.normalize('NFC'))),
  );
});

test('counts once per hour', async () => {
  const before = await ask();
  await createTestCourse(db, { title: 'ଅନ୍ୟଶବ୍ଦ' });
  assert.deepEqual(await ask(), before);
});
