import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, adminToken, studentToken, testApp } from '../../testing/test-app.ts';

const site = await testApp();
const { app } = site;
const tokens = { student: await studentToken(site), admin: await adminToken(site) };

function setPreferences(token: string, payload: object) {
  return app.inject({
    method: 'PUT',
    url: '/api/auth/preferences',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
}

async function getPreferences(token: string) {
  const { user } = (
    await app.inject({ url: '/api/auth/session', headers: { authorization: `Bearer ${token}` } })
  ).json();
  return [user.language, user.digits];
}

for (const role of ['student', 'admin'] as const) {
  test(`stores the language and the digits of a ${role}, each on its own`, async () => {
    const token = tokens[role];
    assert.deepEqual(await getPreferences(token), [null, null]);
    const { user } = (await setPreferences(token, { language: 'or' })).json();
    assert.deepEqual([user.role, user.language, user.digits], [role, 'or', null]);
    await setPreferences(token, { digits: 'odia' });
    assert.deepEqual(await getPreferences(token), ['or', 'odia']);
    await setPreferences(token, { language: 'en', digits: 'latin' });
    assert.deepEqual(await getPreferences(token), ['en', 'latin']);
  });
}

test('returns the preferences at the next sign-in and changes nobody else', async () => {
  await setPreferences(tokens.admin, { language: 'or', digits: 'odia' });
  const { user } = (
    await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN })
  ).json();
  assert.deepEqual([user.language, user.digits], ['or', 'odia']);
  assert.deepEqual(await getPreferences(tokens.student), ['en', 'latin']);
});

test('changes nothing without fields, and refuses unknown values', async () => {
  const before = await getPreferences(tokens.admin);
  assert.equal((await setPreferences(tokens.admin, {})).statusCode, 200);
  for (const payload of [{ language: 'hi' }, { digits: 'roman' }])
    assert.equal((await setPreferences(tokens.admin, payload)).statusCode, 422);
  for (const payload of [{ language: null }, { digits: 1 }])
    assert.equal((await setPreferences(tokens.admin, payload)).statusCode, 400);
  assert.deepEqual(await getPreferences(tokens.admin), before);
});
