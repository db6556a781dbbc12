import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSession } from './session-user.ts';

const PROFILE = { name: 'ଶ୍ରୀକାନ୍ତ', photoUrl: 'https://x/y', email: 's@example.com' };

test('name, e-mail and username fall back to the profile', () => {
  const { name, email, username } = toSession({ role: 'student', googleProfile: PROFILE });
  assert.deepEqual([name, email, username], ['ଶ୍ରୀକାନ୍ତ', 's@example.com', 'ଶ୍ରୀକାନ୍ତ']);
});

test("the profile's name and e-mail fall back to the user's own", () => {
  const { googleProfile } = toSession({
    role: 'student',
    name: 'Srikanta',
    email: 'own@example.com',
    googleProfile: { name: '', photoUrl: '', email: '' },
  });
  assert.deepEqual(googleProfile, { name: 'Srikanta', photoUrl: '', email: 'own@example.com' });
});

test('an unknown role becomes guest', () => {
  assert.equal(toSession({ role: 'teacher' } as never).role, 'guest');
});

test('missing fields become empty and a missing role becomes guest', () => {
  const { role, name, googleProfile, purchasedCourses } = toSession({});
  assert.deepEqual([role, name, googleProfile, purchasedCourses], ['guest', '', null, []]);
});
