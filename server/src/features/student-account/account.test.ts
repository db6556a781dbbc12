import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { students } from '../../database/tables/people.ts';
import { adminToken, studentToken, testApp } from '../../testing/test-app.ts';

const here = await testApp();
const { app, db, clock } = here;

const URL = '/api/student/account';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Person = { name: string; email: string };

async function signIn(person: Person, userAgent = '') {
  const token = (await app.inject({ method: 'POST', url: '/identity/token', payload: person })).json();
  const headers = { authorization: `Bearer ${token.access_token}` };
  const { sub } = (await app.inject({ url: '/identity/userinfo', headers })).json();
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/google-signin',
    headers: { 'user-agent': userAgent },
    payload: { googleId: sub, accessToken: token.access_token },
  });
  clock.now = new Date(clock.now.getTime() + 1000);
  return createClient(response.json().token);
}

function createClient(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const send = (method: 'GET' | 'PUT' | 'DELETE', url = URL, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  return {
    send,
    read: async () => (await send('GET')).json().account,
    update: async (changes: object) => {
      const response = await send('PUT', URL, changes);
      assert.equal(response.statusCode, 200, response.body);
      return response.json().account;
    },
  };
}

test('returns the profile with its defaults', async () => {
  const client = await signIn({ name: 'Mina Das', email: 'mina@example.com' }, ANDROID);
  const { createdAt, devices, ...account } = await client.read();
  assert.deepEqual(account, {
    name: 'Mina Das',
    email: 'mina@example.com',
    photoUrl: '',
    showsPhoto: true,
    language: null,
    digits: null,
    wantsReminders: true,
    examDay: null,
    eraseAt: null,
    dataExport: null,
  });
  assert.ok(Date.parse(createdAt) <= clock.now.getTime());
  assert.deepEqual(
    devices.map((device: { name: string; isThisDevice: boolean }) => [device.name, device.isThisDevice]),
    [['Chrome, Android', true]],
  );
});

test('stores what changes and keeps the rest', async () => {
  const client = await signIn({ name: 'Rabi', email: 'rabi@example.com' });
  await client.update({ examDay: '2027-02-14', wantsReminders: false });
  const account = await client.update({ language: 'or', digits: 'odia' });
  assert.deepEqual(
    [account.examDay, account.wantsReminders, account.language, account.digits],
    ['2027-02-14', false, 'or', 'odia'],
  );
  const practice = await client.send('GET', '/api/student/practice');
  assert.equal(practice.statusCode, 200, practice.body);
  assert.equal(practice.json().settings.examDay, '2027-02-14', 'the examination of practice');
  assert.equal((await client.update({ examDay: null })).examDay, null);
});

test('keeps a chosen name at the next sign-in, and finds the student by it and by a new address', async () => {
  const person = { name: 'Google Name', email: 'named@example.com' };
  const client = await signIn(person);
  assert.equal((await client.update({ name: '  ମୋ  ନାମ ' })).name, 'ମୋ ନାମ');
  const again = await signIn(person);
  assert.equal((await again.read()).name, 'ମୋ ନାମ');
  const admin = { authorization: `Bearer ${await adminToken(here)}` };
  for (const search of ['ମୋ ନାମ', 'named@example.com']) {
    const url = `/api/admin/students?search=${encodeURIComponent(search)}`;
    const [found] = (await app.inject({ url, headers: admin })).json().students;
    assert.equal(found?.googleProfile.name, 'ମୋ ନାମ', search);
  }
});

test('deletes the photo, and stores none at the next sign-in', async () => {
  const person = { name: 'Photo', email: 'photo@example.com' };
  const client = await signIn(person);
  const isThisStudent = eq(students.email, person.email);
  await db.update(students).set({ photoUrl: 'https://example.com/photo.png' }).where(isThisStudent);
  const account = await client.update({ showsPhoto: false });
  assert.deepEqual([account.photoUrl, account.showsPhoto], ['', false]);
  const { upsertStudent } = await import('../session/queries.ts');
  const [row] = await db.select().from(students).where(isThisStudent);
  const { id: _, ...profile } = { ...row!, photoUrl: 'https://example.com/photo.png' };
  assert.equal((await upsertStudent(db, profile)).photoUrl, '');
  await client.update({ showsPhoto: true });
  assert.equal((await upsertStudent(db, profile)).photoUrl, 'https://example.com/photo.png');
});

test('signs the student out on another of their devices at once, and on no device of others', async () => {
  const person = { name: 'Devices', email: 'devices@example.com' };
  const phone = await signIn(person, ANDROID);
  const laptop = await signIn(person);
  const stranger = await signIn({ name: 'Stranger', email: 'stranger@example.com' });
  const devices: { _id: string; isThisDevice: boolean }[] = (await laptop.read()).devices;
  assert.deepEqual(
    devices.map(({ isThisDevice }) => isThisDevice),
    [true, false],
    'the newest first',
  );
  const own = `${URL}/devices/${devices[0]!._id}`;
  const other = `${URL}/devices/${devices[1]!._id}`;
  assert.equal((await stranger.send('DELETE', other)).statusCode, 404);
  assert.equal((await laptop.send('DELETE', own)).statusCode, 409);
  assert.equal((await laptop.send('DELETE', `${URL}/devices/none`)).statusCode, 404);
  assert.equal((await laptop.send('DELETE', other)).statusCode, 204);
  assert.equal((await phone.send('GET')).statusCode, 401);
  assert.equal((await laptop.send('DELETE', other)).statusCode, 404, 'a second time');
  assert.equal((await laptop.read()).devices.length, 1);
});

test('refuses an empty or a very long name', async () => {
  const client = createClient(await studentToken(here));
  for (const name of [' ', 'x'.repeat(101)])
    assert.equal((await client.send('PUT', URL, { name })).statusCode, 422, name);
});
