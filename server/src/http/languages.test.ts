import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createForm } from '../features/files/form-for-test.ts';
import { type Storage, StorageError } from '../storage/storage.ts';
import { ADMIN, adminToken, studentToken, testApp } from '../testing/test-app.ts';
import { createTestCourse } from '../testing/test-courses.ts';

const unavailable = async () => {
  throw new StorageError('away', new Error('no space left'));
};
const storage = { put: unavailable, size: unavailable } as unknown as Storage;
const site = await testApp({ CALLS_A_MINUTE_PER_PERSON: '500', PAYMENTS: 'off' }, { storage });
const { app, db } = site;
const [student, admin] = [await studentToken(site), await adminToken(site)];
const paid = await createTestCourse(db, { price: 499 });
const free = await createTestCourse(db, {});

type Sent = InjectOptions & { token?: string; language?: string };

function send({ token, language, headers, ...options }: Sent): Promise<LightMyRequestResponse> {
  return app.inject({
    ...options,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
  });
}

const courses = { method: 'POST', url: '/api/admin/courses', token: admin } as const;
const pdf = await createForm([{ field: 'pdf', name: 'a.pdf', content: 'no PDF' }]);
const picture = await createForm([{ field: 'thumbnail', name: 'a.gif', content: 'GIF89a' }]);
const NOWHERE = '018f0000-0000-7000-8000-000000000000';

type Case = [kind: string, request: Sent, status: number, english: string, odia: string];

const CASES: Case[] = [
  [
    'an unknown address',
    { url: '/api/nowhere' },
    404,
    'There is nothing at this address.',
    'ଏହି ଠିକଣାରେ କିଛି ନାହିଁ।',
  ],
  ['no token', { url: '/api/admin/test' }, 401, 'Please sign in first.', 'ଦୟାକରି ପ୍ରଥମେ ପ୍ରବେଶ କରନ୍ତୁ।'],
  [
    'another role',
    { url: '/api/admin/test', token: student },
    403,
    'Only an admin may do this.',
    'କେବଳ ଜଣେ ପରିଚାଳକ ଏହା କରିପାରିବେ।',
  ],
  [
    'a wrong password',
    { method: 'POST', url: '/api/auth/admin/login', payload: { ...ADMIN, password: 'x' } },
    401,
    'The username or the password is wrong.',
    'ବ୍ୟବହାରକାରୀ ନାମ କିମ୍ବା ପାସୱାର୍ଡ ଭୁଲ ଅଛି।',
  ],
  [
    'a course that does not exist',
    { method: 'POST', url: `/api/protected/student/enroll/${NOWHERE}`, token: student },
    404,
    'Course not found',
    'ଏହି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ।',
  ],
  [
    'a paid course',
    { method: 'POST', url: `/api/protected/student/enroll/${paid._id}`, token: student },
    402,
    'This course costs ₹499. Payment integration coming soon!',
    'ଏହି ପାଠ୍ୟକ୍ରମର ମୂଲ୍ୟ ₹499। ଦେୟ ଦେବାର ସୁବିଧା ଶୀଘ୍ର ଆସୁଛି!',
  ],
  [
    'a malformed body',
    { ...courses, headers: { 'content-type': 'application/json' }, payload: '{' },
    400,
    'The request could not be read.',
    'ଅନୁରୋଧଟି ପଢ଼ିହେଲା ନାହିଁ।',
  ],
  [
    'a content type that is not supported',
    { ...courses, headers: { 'content-type': 'text/x' }, payload: 'x' },
    415,
    'This content type is not supported.',
    'ଏହି ପ୍ରକାରର ତଥ୍ୟ ଗ୍ରହଣ କରାଯାଏ ନାହିଁ।',
  ],
  [
    'a large body',
    { method: 'POST', url: '/api/auth/admin/login', payload: { username: 'x'.repeat(70_000) } },
    413,
    'The request is too large. Shorten the text, or divide it and send one part at a time.',
    'ଅନୁରୋଧଟି ଅତ୍ୟଧିକ ବଡ଼। ଲେଖାକୁ ଛୋଟ କରନ୍ତୁ, କିମ୍ବା ଭାଗ କରି ଥରକେ ଗୋଟିଏ ଭାଗ ପଠାନ୍ତୁ।',
  ],
  [
    'another file type',
    { method: 'POST', url: '/api/upload/pdf', token: admin, ...pdf },
    415,
    'Only PDF files are accepted.',
    'କେବଳ PDF ଫାଇଲ ଗ୍ରହଣ କରାଯାଏ।',
  ],
  [
    'another picture type',
    { method: 'POST', url: '/api/upload/thumbnail', token: admin, ...picture },
    415,
    'GIF pictures are not supported. Please choose JPG, PNG or WebP.',
    'GIF ଛବି ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  ],
  [
    'unavailable storage',
    { url: `/files/${NOWHERE}/640.webp` },
    503,
    'Files cannot be stored or read at the moment. Please try again in a minute.',
    'ବର୍ତ୍ତମାନ ଫାଇଲ ସଂରକ୍ଷଣ କିମ୍ବା ପଠନ ସମ୍ଭବ ହେଉନାହିଁ। ଦୟାକରି ଏକ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  ],
  [
    'a success with a message',
    { method: 'POST', url: `/api/protected/student/enroll/${free._id}`, token: student },
    200,
    'Successfully enrolled in course!',
    'ପାଠ୍ୟକ୍ରମରେ ସଫଳତାର ସହ ନାମ ଲେଖାଗଲା!',
  ],
];

await send({ method: 'POST', url: `/api/protected/student/enroll/${free._id}`, token: student });

for (const [kind, request, status, english, odia] of CASES) {
  test(`answers ${kind} in the language of the request, and in English by default`, async () => {
    for (const [language, message] of [
      ['or', odia],
      ['or-IN,or;q=0.9,en;q=0.8', odia],
      ['en-IN,or;q=0.5', english],
      [undefined, english],
    ] as const) {
      const response = await send({ ...request, ...(language && { language }) });
      assert.deepEqual([response.statusCode, response.json().message], [status, message]);
    }
  });
}

test('describes invalid fields in the language of the request', async () => {
  const payload = {
    title: ' ',
    description: 'd',
    subjects: [{ title: 't', description: 'd', chapters: [{ title: 'x'.repeat(2001), description: 'd' }] }],
  };
  const describe = async (language?: string) =>
    (await send({ ...courses, payload, ...(language && { language }) })).json().error;
  assert.equal(
    await describe(),
    'title is empty; Subject 1, Chapter 1: title is longer than 2,000 characters',
  );
  assert.equal(await describe('or'), 'ଶୀର୍ଷକ: ଖାଲି ଅଛି; ବିଷୟ 1, ଅଧ୍ୟାୟ 1: ଶୀର୍ଷକ: 2,000ଟି ଅକ୍ଷରରୁ ଅଧିକ ଲମ୍ବା');
});

test('describes an invalid request in the language of the request', async () => {
  const request: Sent = { method: 'PUT', url: '/api/auth/preferences', token: admin, payload: { digits: 1 } };
  const english = (await send(request)).json();
  assert.deepEqual(
    [english.message, english.error],
    ['The request is invalid.', 'digits: Invalid option: expected one of "latin"|"odia"'],
  );
  const odia = (await send({ ...request, language: 'or' })).json();
  assert.deepEqual([odia.message, odia.error], ['ଅନୁରୋଧଟି ଠିକ ନୁହେଁ।', 'digits: ଅନୁମୋଦିତ ମାନଗୁଡ଼ିକ ମଧ୍ୟରୁ ନୁହେଁ']);
});

test('answers a caller over the rate limit in the language of the request', async () => {
  const limited = await testApp({ CALLS_A_MINUTE_PER_ADDRESS: '1' });
  const call = async () =>
    (await limited.app.inject({ url: '/api/public/site', headers: { 'accept-language': 'or' } })).json();
  await call();
  assert.equal((await call()).message, 'ଅତ୍ୟଧିକ ଅନୁରୋଧ ଆସିଛି। କିଛି ସମୟ ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।');
});

for (const [kind, request, english, odia] of [
  [
    'response',
    { ...courses, payload: { title: 'ଗଣିତ', description: 'd' } },
    'Course created successfully!',
    'ପାଠ୍ୟକ୍ରମ ସଫଳତାର ସହ ତିଆରି ହେଲା!',
  ],
  [
    'refusal',
    {
      method: 'PUT',
      url: `/api/admin/courses/${free._id}`,
      token: admin,
      payload: { title: 't', description: 'd', updatedAt: new Date(0).toISOString() },
    },
    'Somebody else has saved this course since you opened it.',
    'ଆପଣ ଖୋଲିବା ପରେ ଅନ୍ୟ ଜଣେ ଏହି ପାଠ୍ୟକ୍ରମ ସଂରକ୍ଷଣ କରିଛନ୍ତି।',
  ],
] as const) {
  test(`translates a stored ${kind} when a repeated request asks for the other language`, async () => {
    const headers = { 'idempotency-key': `languages ${kind}` };
    const repeat = (language: string) => send({ ...request, headers, language } as Sent);
    const first = await repeat('or');
    const again = await repeat('or');
    assert.equal(first.json().message, odia);
    assert.deepEqual([again.body, again.headers['idempotency-replayed']], [first.body, 'true']);
    const translated = (await repeat('en')).json();
    assert.equal(translated.message, english);
    const { message: _, error: englishDetails, ...rest } = translated;
    const { message: __, error: odiaDetails, ...expected } = first.json();
    assert.deepEqual(rest, expected);
    assert.equal(englishDetails === odiaDetails, odiaDetails === undefined);
  });
}

test('logs the English text of an error', async () => {
  await send({ url: `/files/${NOWHERE}/640.webp`, language: 'or' });
  assert.match(site.logged(), /no space left/);
  assert.doesNotMatch(site.logged(), /ବର୍ତ୍ତମାନ/);
});
